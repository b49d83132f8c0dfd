import { expect, test } from 'vitest';
import { line, paragraphs, visibleLine } from './contract.ts';

test.each([
  ['lines and tabs', 'We\r\nbaked\tchallah. ', 'We\nbaked\tchallah.'],
  ['what no database stores', 'a\u0000b\ud800c\u001bd', 'abcd'],
  ['what turns around the text beside it', 'one \u202etwo\u202c \u2066three\u2069', 'one two three'],
  ['marks of direction that texts need', 'חלה\u200f (challah)', 'חלה\u200f (challah)'],
  ['joined emoji', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['nothing that can be seen', ' \u200b\u202e\u2066 ', ''],
])('text of several lines: %s', (_, text, kept) => {
  expect(paragraphs(100).parse(text)).toBe(kept);
});

test.each([
  ['what turns around the text beside it', ' \u202eCLASS\u202c \u20677 A\u2069 ', 'CLASS 7 A'],
  ['marks of direction that it needs', 'כיתה (7A)\u200f', 'כיתה (7A)\u200f'],
  ['nothing but turning', '\u202e\u2066', ''],
])('one line of text: %s', (_, text, kept) => {
  expect(line(60).parse(text)).toBe(kept);
});

test.each([
  ['what can be seen', ' חלה\u200f (challah) 👩‍👩‍👧‍👦 ', 'חלה\u200f (challah) 👩‍👩‍👧‍👦'],
  ['nothing of zero-width spaces', '\u200b\u200b\u200b', ''],
  ['nothing of word joiners', '\u2060\u2060\u2060', ''],
])('one line that people see: %s', (_, text, kept) => {
  expect(visibleLine(60).parse(text)).toBe(kept);
});

test('too long a text is refused', () => {
  expect(paragraphs(3).safeParse('four').success).toBe(false);
});
