import { expect, test } from 'vitest';
import { suggestName } from './policy.ts';

test.each([
  ['Grade 5, 2026', 'Grade 5, 2027'],
  ['Grade 5 5787', 'Grade 5 5788'],
  ['5a 2026/27', '5a 2027/28'],
  ['5a 2026-2027', '5a 2027-2028'],
  ['5a 2098/99', '5a 2099/00'],
  ['Room 12026', 'Room 12026 (2)'],
  ['Grade 5', 'Grade 5 (2)'],
])('the year after %s is suggested as %s', (name, suggested) => {
  expect(suggestName(name, [name])).toBe(suggested);
});

test('a name in use is not suggested', () => {
  expect(suggestName('Grade 5', ['Grade 5', 'Grade 5 (2)'])).toBe('Grade 5 (3)');
  expect(suggestName('Grade 5 2026', ['Grade 5 2026', 'Grade 5 2027'])).toBe('Grade 5 2027 (2)');
});

test('a long name is cut so that the number fits', () => {
  const name = 'A'.repeat(60);
  expect(suggestName(name, [name])).toBe(`${'A'.repeat(56)} (2)`);
});
