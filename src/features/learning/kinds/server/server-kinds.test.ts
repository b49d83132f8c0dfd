import { expect, test } from 'vitest';
import { itemTypes } from '#core/item-types.ts';
import { isFilm } from '../policy.ts';
import { serverKinds } from './server-kinds.ts';

test('every kind of item is authored in files of its own, unless it is only a film', () => {
  const authored = itemTypes.filter((type) => serverKinds[type].authoring);
  expect(authored).toEqual(itemTypes.filter((type) => !isFilm(type)));
});
