import { expect, test } from 'vitest';
import type { Json } from '#core/json.ts';
import { listRichTextFindings } from './policy-findings.ts';

const words = (text: string, href?: string, ...marks: Json[]): Json => ({
  type: 'text',
  text,
  marks: [...marks, ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }])],
});
const paragraph = (...content: Json[]): Json => ({ type: 'paragraph', content });
const heading = (level: 2 | 3, text?: string): Json => ({
  type: 'heading',
  attrs: { level },
  ...(text !== undefined && { content: [words(text)] }),
});
const picture = (alt: string): Json => ({ type: 'picture', attrs: { src: '/a.svg', alt } });
const kindsIn = (...content: Json[]) =>
  listRichTextFindings({ type: 'doc', content }, 'texts.en.body', 'en').map(({ kind }) => kind);

test('nothing is found in an orderly text, nor where there is none', () => {
  expect(
    kindsIn(
      heading(2, 'The week'),
      heading(3, 'Friday'),
      heading(2, 'The year'),
      heading(3, 'Fall'),
      picture('Two candles.'),
      paragraph(words('See '), words('the calendar of the year', '/curriculum')),
    ),
  ).toEqual([]);
  expect(listRichTextFindings(undefined, 'texts.en.body', 'en')).toEqual([]);
});

test('a subheading without a heading above it, and a heading without words, are found', () => {
  expect(kindsIn(heading(3, 'Friday'), heading(2, 'The week'))).toEqual(['skippedHeading']);
  expect(kindsIn(heading(2))).toEqual(['emptyHeading']);
  expect(kindsIn(heading(2, ' '), heading(3, 'Friday'))).toEqual(['emptyHeading', 'skippedHeading']);
});

test('a finding that occurs several times is reported once, with its count and its field', () => {
  const link = paragraph(words('here', '/a'), words(' and '), words('here', '/b'));
  expect(listRichTextFindings({ type: 'doc', content: [link] }, 'texts.en.body', 'en')).toEqual([
    { path: 'texts.en.body', kind: 'vagueLink', count: 2 },
  ]);
});

test('a link is judged by all of its words, wherever it stands', () => {
  const bold = { type: 'bold' };
  expect(kindsIn(paragraph(words('more', '/a', bold), words(' about the calendar', '/a')))).toEqual([]);
  const list = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(words('more', '/a'))] }],
  };
  expect(kindsIn(list)).toEqual(['vagueLink']);
  expect(kindsIn({ type: 'callToAction', attrs: { href: '/a', text: 'Click here' } })).toEqual(['vagueLink']);
});

test('two pictures with the same description are found', () => {
  expect(kindsIn(picture('Two candles.'), picture('Two candles.'))).toEqual(['sameDescription']);
});
