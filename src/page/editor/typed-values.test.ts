import { describe, expect, test } from 'vitest';
import { findDifferences, isSame, takeTheirs, toTyped } from './typed-values.ts';

describe('two editors of one thing', () => {
  const base = { name: 'Ofek', city: 'Haifa', news: 'on', note: '' };

  test('are shown only what differs, each with the one who has changed it', () => {
    const mine = { name: 'Ofek Chadash', city: 'Haifa', news: 'on', note: 'a' };
    const theirs = { name: 'Ofek', city: 'Akko', note: 'b' };
    expect(findDifferences({ base, mine, theirs })).toEqual([
      { name: 'name', mine: 'Ofek Chadash', theirs: 'Ofek', suggested: 'mine' },
      { name: 'city', mine: 'Haifa', theirs: 'Akko', suggested: 'theirs' },
      { name: 'news', mine: 'on', theirs: undefined, suggested: 'theirs' },
      { name: 'note', mine: 'a', theirs: 'b', suggested: 'mine' },
    ]);
  });

  test('who typed the same have nothing to decide', () => {
    const mine = { ...base, city: ' Akko ' };
    expect(findDifferences({ base, mine, theirs: { ...base, city: 'Akko' } })).toEqual([]);
  });

  test('keep mine, except where theirs is taken', () => {
    const mine = { name: 'Mine', city: 'Haifa', news: 'on' };
    const [name, city, news] = findDifferences({ base, mine, theirs: { name: 'Theirs', city: 'Akko' } });
    expect(takeTheirs(mine, city && news ? [city, news] : [])).toEqual({ name: 'Mine', city: 'Akko' });
    expect(takeTheirs(mine, name ? [name] : [])).toEqual({ name: 'Theirs', city: 'Haifa', news: 'on' });
  });
});

test('line breaks and outer spaces are no change; a checkbox is', () => {
  expect(isSame({ text: 'a\r\nb ' }, { text: 'a\nb' })).toBe(true);
  expect(isSame({ text: '' }, {})).toBe(true);
  expect(isSame({ text: 'a', news: 'on' }, { text: 'a' })).toBe(false);
});

test('values of the API are compared as fields hold them', () => {
  expect(
    toTyped({ name: 'Ofek', seats: 3, news: true, mails: false, note: null, tags: ['a'], version: 2 }),
  ).toEqual({
    name: 'Ofek',
    seats: '3',
    news: 'on',
    note: '',
    tags: '["a"]',
  });
});
