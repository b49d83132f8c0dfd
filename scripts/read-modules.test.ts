import { expect, test } from 'vitest';
import { computedImport, parseSource, readModule } from './read-modules.ts';

const importsOf = (text: string) => readModule('src/features/learning/web/page.tsx', text).imports;

test('every kind of import is found', () => {
  expect(importsOf(`import '../a.ts';`)).toEqual(['src/features/learning/a.ts']);
  expect(importsOf(`import type { A } from '../../../core/a.ts';`)).toEqual(['src/core/a.ts']);
  expect(importsOf(`export * from './a.ts';`)).toEqual(['src/features/learning/web/a.ts']);
  expect(importsOf(`export { a } from './a.ts';`)).toEqual(['src/features/learning/web/a.ts']);
  expect(importsOf(`const a = () => import('./a.ts');`)).toEqual(['src/features/learning/web/a.ts']);
  expect(importsOf(`type A = import('./a.ts').A;`)).toEqual(['src/features/learning/web/a.ts']);
  expect(importsOf(`new Worker(new URL('./a.ts', import.meta.url));`)).toEqual([
    'src/features/learning/web/a.ts',
  ]);
});

test('a route imports the component it names', () => {
  expect(importsOf(`const route = { id: 'a', module: 'learning/web/course-page.tsx' };`)).toEqual([
    'src/features/learning/web/course-page.tsx',
  ]);
  expect(importsOf(`const note = { module: 'learning', page: 'course-page.tsx' };`)).toEqual([]);
});

test('a # name is resolved as package.json says', () => {
  expect(importsOf(`import '#core/a.ts'; import '#urls.ts'; import '#test/support/db.ts';`)).toEqual([
    'src/core/a.ts',
    'src/urls.ts',
    'test/support/db.ts',
  ]);
});

test('packages keep their names and queries are dropped', () => {
  expect(importsOf(`import pg from 'pg'; import x from './a.svg?raw';`)).toEqual([
    'pg',
    'src/features/learning/web/a.svg',
  ]);
});

test('an import in a comment or a string does not count', () => {
  expect(importsOf(`// import './a.ts'\nconst a = "import './b.ts'";`)).toEqual([]);
});

test('an import with a computed address is reported as such', () => {
  expect(importsOf('const a = (name: string) => import(`./${name}.ts`);')).toEqual([computedImport]);
});

test('a file that is not TypeScript is named', () => {
  expect(() => parseSource('src/a.ts', 'const = 1')).toThrow(/src\/a\.ts/);
});
