import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { NotFound } from '#core/refusals.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createRandom } from '#test/support/random.ts';
import { classesApi } from '../api.ts';
import { makeClass, makeEducator } from '../testing.ts';
import { admitWaiting } from './admit-waiting.ts';
import { freeSeatsSetting } from './seats.ts';

/*
 * Students join and leave two classes of one teacher, several at the same moment, while her seats become more and fewer: nobody is
 * let in beyond the seats, nobody waits beside a free one, and nobody overtakes.
 */

const database = useCommittedDatabase();
const rounds = 40;

interface Row {
  userId: string;
  place: number;
  isIn: boolean;
}

const listRows = async ({ db }: TestCtx): Promise<Row[]> => {
  const rows = await db.selectFrom('class_students').select(['user_id', 'place', 'status']).execute();
  return rows.map((row) => ({
    userId: row.user_id,
    place: row.place,
    isIn: row.status === 'joined',
  }));
};
const seatedIn = (rows: readonly Row[]) =>
  new Set(rows.filter(({ isIn }) => isIn).map(({ userId }) => userId));

function check(before: readonly Row[], after: readonly Row[], seats: number): void {
  const [hadSeat, hasSeat] = [seatedIn(before), seatedIn(after)];
  const waiting = after.filter(({ userId, isIn }) => !isIn && !hasSeat.has(userId));
  // Fewer seats than students put nobody out: there are only none to give.
  expect(hasSeat.size).toBeLessThanOrEqual(Math.max(seats, hadSeat.size));
  const free = Math.max(seats - hasSeat.size, 0);
  expect(Math.min(free, waiting.length)).toBe(0);
  const firstWaiting = Math.min(...waiting.map(({ place }) => place));
  for (const userId of hasSeat) {
    if (hadSeat.has(userId)) continue;
    const places = [...before, ...after].filter((row) => row.userId === userId).map(({ place }) => place);
    expect(Math.min(...places)).toBeLessThan(firstWaiting);
  }
}

test.each([1, 2, 3])(
  'seats are given in order and never exceeded (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const random = createRandom(seed);
    const upTo = (count: number) => Math.floor(random() * count);
    const ctx = makeCtx(database.db);
    const educator = await makeEducator(ctx, { plan: 'free' });
    const classes = [await makeClass(ctx, educator), await makeClass(ctx, educator)];
    const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(ctx)));
    let seats = 0;
    let admitted = 0;

    async function act({ actor }: TestUser): Promise<void> {
      const { id, code } = classes[upTo(2)] ?? { id: '', code: '' };
      const asHer = { context: { ...ctx, actor } };
      if (random() < 0.6) await call(classesApi.join, { id: code }, asHer);
      else
        await call(classesApi.leave, { id }, asHer).catch((error: unknown) => {
          // She was not in it.
          if (!(error instanceof NotFound)) throw error;
        });
    }

    try {
      for (let round = 0; round < rounds; round += 1) {
        const before = await listRows(ctx);
        if (random() < 0.3) {
          seats = upTo(8);
          await changeSetting(ctx, freeSeatsSetting, seats);
          await admitWaiting(ctx, educator.userId);
        } else {
          // Each of them does one thing, at the same moment.
          const first = upTo(people.length - 3);
          await Promise.all(people.slice(first, first + 1 + upTo(4)).map(act));
        }
        const after = await listRows(ctx);
        check(before, after, seats);
        admitted += [...seatedIn(after)].filter((userId) => !seatedIn(before).has(userId)).length;
      }
      expect(admitted).toBeGreaterThan(5);
    } finally {
      await changeSetting(ctx, freeSeatsSetting, 0);
    }
  },
);
