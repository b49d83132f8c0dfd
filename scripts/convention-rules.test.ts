import { expect, test } from 'vitest';
import {
  commentProblems,
  countIfLong,
  markupProblems,
  pathProblems,
  stylesheetProblems,
} from './convention-rules.ts';

const markup = (text: string) => markupProblems('src/ui/a.tsx', text);

test.each([
  'ml-2',
  '-mr-4',
  'pl-[3px]',
  'left-0',
  'right-1/2',
  'text-left',
  'float-right',
  'border-l',
  'rounded-tl-lg',
])('the physical class %s is refused, also after variants', (name) => {
  expect(markup(`const a = <p className="flex ${name} gap-2" />;`)).toHaveLength(1);
  expect(markup(`const a = <p className="md:${name}" />;`)).toHaveLength(1);
  expect(markup(`const a = <p className="data-[open]:hover:${name}" />;`)).toHaveLength(1);
  expect(markup(`const a = \`flex ${name} \${b}\`;`)).toHaveLength(1);
});

test.each([
  'ms-2',
  'pe-4',
  'start-0',
  'text-start',
  'rounded-s-lg',
  'border-e',
  'inset-x-0',
  'right-to-left',
  'left',
])('%s is not a physical class', (name) =>
  expect(markup(`const a = <p className="${name}" />;`)).toEqual([]),
);

test('a stylesheet names no physical side', () => {
  expect(stylesheetProblems('a { margin-left: 1px }')).toHaveLength(1);
  expect(stylesheetProblems('a { left: 0; text-align: right }')).toHaveLength(2);
  expect(stylesheetProblems('/* left: 0 */ a { margin-inline-start: 1px; inset-inline-end: 0 }')).toEqual([]);
});

test.each([
  'src/ui/utils.ts',
  'src/lib/a.ts',
  'src/core/types.ts',
  'src/ui/index.tsx',
  'src/ui/hooks/use-a.ts',
])('the path %s says nothing and is refused', (path) => expect(pathProblems(path)).toHaveLength(1));

test('a path that says what is inside is let through', () =>
  expect(pathProblems('src/ui/button/icon-button.test.tsx')).toEqual([]));

test('a file is long from 251 lines', () => {
  expect(countIfLong('a\n'.repeat(250))).toBeUndefined();
  expect(countIfLong('a\n'.repeat(251))).toBe(251);
});

test.each([
  '// The courses of who asks.',
  '// Shown once somebody is signed in.',
  '// Whoever has the link may open it.',
  '// Asks the server anew.',
  '/** For who has no seat. */',
  '/**\n * The seats that become free go to\n * who waits.\n */',
  '// The seats that become free go to\n// who waits.',
  '// The teacher is told once.',
  '// A few are as meant.',
  '// The minutes of today.',
])('the translated comment %j is refused, on one line or two', (comment) => {
  expect(commentProblems('src/ui/a.tsx', `${comment}\nconst a = 1;`)).toHaveLength(1);
});

test.each([
  '// For anyone who has a card.',
  '// A streak as of today.',
  '// How much of today’s time is left.',
  `const a = 'Invite who asks anew.';`,
  'const a = /is told/;',
])('%j is let through', (text) => expect(commentProblems('src/ui/a.tsx', text)).toEqual([]));

test('a translated comment in a stylesheet is refused', () => {
  expect(commentProblems('src/ui/a.css', '/* For who asked\n   for it. */ a { color: red }')).toHaveLength(1);
  expect(commentProblems('src/ui/a.css', '/* For anyone. */ .anew { color: red }')).toEqual([]);
});
