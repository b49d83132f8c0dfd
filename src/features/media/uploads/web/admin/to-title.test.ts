import { expect, test } from 'vitest';
import { toTitle } from './to-title.ts';

test.each([
  ['how_hillel-waited.final.mp4', 'How hillel waited final'],
  ['הלל על הגג.mov', 'הלל על הגג'],
  ['.mp4', '.mp4'],
  [`${'a'.repeat(300)}.mp4`, `A${'a'.repeat(119)}`],
])('a film called %.30s gets a title that can be read', (fileName, title) => {
  expect(toTitle(fileName)).toBe(title);
});
