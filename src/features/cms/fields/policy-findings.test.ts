import { expect, test } from 'vitest';
import { findingsIn, listEntryFindings } from './policy-findings.ts';

const fields = {
  texts: {
    type: 'object',
    properties: {
      body: { type: 'object', editor: 'rich-text' },
      pictureText: { type: 'string', maxLength: 300, describes: 'picture' },
    },
  },
};
const emptyHeading = { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] };

test('a picture needs a description in every language that the entry has', () => {
  const texts = { en: { pictureText: 'A tree of paper.' }, he: {} };
  expect(listEntryFindings(fields, { shared: { picture: '/covers/a.svg' }, texts })).toEqual([
    { path: 'texts.he.pictureText', kind: 'noDescription' },
  ]);
  expect(listEntryFindings(fields, { shared: {}, texts })).toEqual([]);
});

test('a text of blocks is judged at its field, and a language sees its own findings', () => {
  const found = listEntryFindings(fields, { shared: {}, texts: { en: { body: emptyHeading }, de: {} } });
  expect(found).toEqual([{ path: 'texts.en.body', kind: 'emptyHeading', count: 1 }]);
  expect(findingsIn(found, 'en')).toEqual(found);
  expect(findingsIn(found, 'de')).toEqual([]);
});
