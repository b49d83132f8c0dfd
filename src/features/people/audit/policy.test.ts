import { expect, test } from 'vitest';
import { listDifferences } from './policy.ts';

test('only what differs is listed, by its path', () => {
  const before = { plan: 'free', limits: { tries: 5, seconds: 60 }, days: [1, 2] };
  const after = { plan: 'free', limits: { tries: 9, seconds: 60 }, days: [1, 3, 4] };
  expect(listDifferences(before, after)).toEqual([
    { path: 'limits.tries', before: '5', after: '9' },
    { path: 'days.1', before: '2', after: '3' },
    { path: 'days.2', before: undefined, after: '4' },
  ]);
});

test('what was made has no before, what was removed no after, and null is a value', () => {
  expect(listDifferences(null, { admin: true, until: null })).toEqual([
    { path: 'admin', before: undefined, after: 'true' },
    { path: 'until', before: undefined, after: 'null' },
  ]);
  expect(listDifferences({ provider: 'google' }, null)).toEqual([
    { path: 'provider', before: 'google', after: undefined },
  ]);
  expect(listDifferences({ names: [] }, { names: {} })).toEqual([
    { path: 'names', before: '[]', after: '{}' },
  ]);
  expect(listDifferences(null, null)).toEqual([]);
  expect(listDifferences({}, { sort: 1 })).toEqual([{ path: 'sort', before: undefined, after: '1' }]);
});
