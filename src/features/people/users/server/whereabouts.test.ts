import { expect, test } from 'vitest';
import type { Place } from '#core/places.ts';
import { makeUser } from '#features/people/testing.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { findMessageReaders } from './message-reader.ts';
import { selectUsers } from './user-rows.ts';
import { liveWhere } from './whereabouts.ts';

const database = useDatabase();

test('people are found where they are, whatever is known of that', async () => {
  const ctx = makeCtx(database.db);
  const known = [
    { place: 'tzfat', time_zone: 'America/New_York' },
    { place: 'lakewood', time_zone: null },
    { place: null, time_zone: 'Asia/Jerusalem' },
    { place: null, time_zone: 'Australia/Melbourne' },
    { place: null, time_zone: 'Antarctica/Troll' },
    { place: null, time_zone: null },
  ];
  for (const columns of known) await makeUser(ctx, columns);
  const everyone = await selectUsers(ctx.db).select('id').execute();
  const readers = await findMessageReaders(
    ctx,
    everyone.map(({ id }) => id),
  );
  const questions: ((place: Place) => boolean)[] = [
    ({ country }) => country === 'IL',
    ({ id }) => id === 'new-york',
    ({ timeZone }) => timeZone === 'America/New_York',
    ({ id }) => id === 'melbourne' || id === 'lakewood',
    () => true,
    () => false,
  ];
  const counts: number[] = [];
  for (const isOne of questions) {
    const found = await selectUsers(ctx.db).select('id').where(liveWhere(isOne)).orderBy('id').execute();
    const expected = [...readers].filter(([, reader]) => isOne(placeOfPerson(reader))).map(([id]) => id);
    expect(found.map(({ id }) => id)).toEqual(expected.toSorted());
    counts.push(found.length);
  }
  expect(counts).toEqual([2, 2, 3, 2, 6, 0]);
});
