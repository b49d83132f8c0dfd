import { expect, test } from 'vitest';
import { isReserved } from './team-slugs.ts';

test('no team has an address that is a page of its campaign, and every other one is free', () => {
  const pages = ['wall', 'embed', 'poster', 'edit', 'donate', 'create-team', 'dashboard', 'launched'];
  expect(pages.filter((page) => !isReserved(page))).toEqual([]);
  expect(['red', 'walls', 'campaign'].filter(isReserved)).toEqual([]);
});
