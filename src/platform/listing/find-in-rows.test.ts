import { expect, test } from 'vitest';
import { foldText, isCalled } from './find-in-rows.ts';

test.each([
  ['elan', ['Élan du cœur']],
  ['COEUR ela', ['Élan du cœur']],
  ['חסד', ['Kindness', 'חֶסֶד וָאֱמֶת']],
  ['ёлка', ['Елка']],
])('%j finds a row that is called %j', (typed, names) => {
  expect(isCalled(names, typed)).toBe(true);
});

test.each(['elan kindness', 'nothing', '!!!'])(
  '%j finds no row of which no one name has all of it',
  (typed) => {
    expect(isCalled(['Élan du cœur', 'Kindness'], typed)).toBe(false);
  },
);

test('nothing typed finds every row', () => {
  expect(isCalled([], undefined)).toBe(true);
});

test('names that differ in case and accents are sorted as one', () => {
  expect(foldText('ÉLAN')).toBe(foldText('elan'));
});
