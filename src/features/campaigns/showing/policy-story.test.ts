import { expect, test } from 'vitest';
import { readStory } from './policy-story.ts';

test('a story has paragraphs, headings, lists, bold words and links', () => {
  const story =
    '# Our roof\nIt **leaks**.\nSee https://leeds.example/roof.\n\n- Tiles\n- Beams and **nails**\n\nThank you!';
  expect(readStory(story)).toEqual([
    { kind: 'heading', pieces: ['Our roof'] },
    {
      kind: 'paragraph',
      lines: [
        ['It ', { bold: 'leaks' }, '.'],
        ['See ', { link: 'https://leeds.example/roof' }, '.'],
      ],
    },
    { kind: 'list', items: [['Tiles'], ['Beams and ', { bold: 'nails' }]] },
    { kind: 'paragraph', lines: [['Thank you!']] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=https://evil.example/x.png onerror=alert(1)>',
  '[click](javascript:alert(1))',
  'http://plain.example and ftp://old.example',
  '** not bold ** *nor this*',
])('%s is nothing but words and secure links', (text) => {
  const pieces = readStory(text).flatMap((block) => (block.kind === 'paragraph' ? block.lines.flat() : []));
  const others = pieces.filter((piece) => typeof piece !== 'string');
  expect(pieces.length).toBeGreaterThan(0);
  expect(others.filter((piece) => !('link' in piece && piece.link.startsWith('https://')))).toEqual([]);
});

test('an empty story has no blocks', () => {
  expect(readStory(' \n\n \n')).toEqual([]);
});
