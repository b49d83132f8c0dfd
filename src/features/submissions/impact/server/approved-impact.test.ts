import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Conflict } from '#core/refusals.ts';
import { seededRandom } from '#features/cms/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { status, type Act } from '#features/submissions/life/policy.ts';
import { move, type Mover } from '#features/submissions/life/server/move.ts';
import { makeDeed } from '#features/submissions/testing.ts';
import type { Impact } from '../contract.ts';
import { toHours } from '../policy.ts';
import { getImpact } from './sums.ts';

const database = useDatabase();

const acts: readonly Act[] = ['approve', 'approve', 'reject', 'spam', 'restore', 'keep', 'revise', 'narrow'];
const kinds = ['meals', 'visits', 'trees', 'hours'];

describe('what all deeds come to', () => {
  test.each([1, 2, 3])('equals the sum of the approved ones after any moves (seed %d)', async (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const ctx = makeCtx(database.db);
    const moderator = await makeUser(ctx);
    const course = await makeCourse(ctx);
    const works = [];
    for (let number = 0; number < 6; number += 1) {
      const owner = await makeUser(ctx);
      const impact: Impact = {
        kind: pick(kinds),
        amount: 1 + Math.floor(random() * 9),
        people: Math.floor(random() * 5),
        minutes: 15 * Math.floor(random() * 9),
        doneOn: '2026-11-16',
      };
      const id = await makeDeed(ctx, owner, impact, itemIdOf(course, 0));
      works.push({ id, owner, impact });
    }
    for (let step = 0; step < 60; step += 1) {
      const { id, owner } = pick(works);
      const act = pick(acts);
      const by: Mover =
        act === 'revise' || act === 'narrow'
          ? { party: 'owner', userId: owner.userId }
          : { party: 'moderator', userId: moderator.userId };
      // A move that the table does not have is refused, and changes nothing.
      await move(ctx, { submissionId: id, version: 1, act, by }).catch((error: unknown) => {
        if (!(error instanceof Conflict)) throw error;
      });
      const rows = await ctx.db
        .selectFrom('submissions')
        .select(['id', 'status'])
        .where(
          'id',
          'in',
          works.map((work) => work.id),
        )
        .execute();
      const approved = works.filter((work) =>
        rows.some((row) => row.id === work.id && row.status === status.approved),
      );
      const sum = (read: (impact: Impact) => number) =>
        approved.reduce((all, { impact }) => all + read(impact), 0);
      const shown = await getImpact(ctx);
      expect(shown).toMatchObject({
        deeds: approved.length,
        people: sum(({ people }) => people),
        hours: toHours(sum(({ minutes }) => minutes)),
      });
      for (const kind of ['meals', 'visits', 'trees'])
        expect(shown.sums.find((one) => one.kind === kind)?.amount ?? 0, kind).toBe(
          sum((impact) => (impact.kind === kind ? impact.amount : 0)),
        );
    }
  });
});
