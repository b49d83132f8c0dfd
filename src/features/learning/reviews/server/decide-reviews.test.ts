import { expect, test } from 'vitest';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { makeUser, readAuditLog } from '#features/people/testing.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { rate } from '#features/learning/ratings/server/ratings.ts';
import { claimNextReview, claimReview } from './claim-reviews.ts';
import { applyReviewDecisions, applyReviewsJob, decideReviews, undoReviews } from './decide-reviews.ts';

const database = useCommittedDatabase();

/** Two processes, which on PostgreSQL have connections of their own, each with a moderator. */
async function twoProcesses() {
  const url = database.pool.options.connectionString;
  const other =
    url === undefined ? undefined : await openDatabase({ url, dataDir: '', log: createLog('silent') });
  const moderators = await Promise.all(
    [database.db, other?.db ?? database.db].map(async (db) => {
      const ctx = makeCtx(db);
      ctx.jobs.define(applyReviewsJob, () => applyReviewDecisions(ctx));
      return { ...ctx, actor: (await makeUser(makeCtx(database.db))).actor };
    }),
  );
  const [first, second] = moderators;
  if (!first || !second) throw new Error('there are two');
  return { first, second, close: async () => other?.close() };
}

async function writeReviews(count: number): Promise<string[]> {
  const ctx = makeCtx(database.db);
  const id = itemIdOf(await makeCourse(ctx));
  for (let index = 0; index < count; index += 1)
    await rate({ ...ctx, actor: (await makeUser(ctx)).actor }, { id, stars: 5, text: `Review ${index}` });
  const rows = await database.db
    .selectFrom('ratings')
    .select('id')
    .orderBy('text_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

const settle = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length;

test('of two moderators who claim a text at once, one gets it; and the next ones are never the same', async () => {
  const { first, second, close } = await twoProcesses();
  try {
    const ids = await writeReviews(7);
    for (const id of ids) expect(await settle([claimReview(first, id), claimReview(second, id)])).toBe(1);
    await database.db.deleteFrom('review_claims').execute();
    const next = await Promise.all(
      [first, second, first, second].map((ctx) => claimNextReview(ctx, undefined)),
    );
    const [ofFirst, ofSecond] = [new Set([next[0]?.id, next[2]?.id]), new Set([next[1]?.id, next[3]?.id])];
    expect([...ofFirst].filter((id) => id && ofSecond.has(id))).toEqual([]);
  } finally {
    await close();
  }
});

test('of two who decide about a text at once, one does; it is applied once however many processes try', async () => {
  const { first, second, close } = await twoProcesses();
  try {
    const ids = await writeReviews(6);
    for (const id of ids) {
      const selection = { ids: [id] };
      const decided = settle([
        decideReviews(first, { selection, decision: 'approve' }),
        decideReviews(second, { selection, decision: 'reject' }),
      ]);
      expect(await decided).toBe(1);
    }
    for (const ctx of [first, second]) ctx.clock.advance(10);
    await Promise.all([first, second, first].map((ctx) => applyReviewDecisions(ctx)));
    const audited = await readAuditLog(database);
    expect(audited.map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted());
    const left = await database.db
      .selectFrom('ratings')
      .select('id')
      .where('text_status', '=', 'pending')
      .execute();
    expect(left).toEqual([]);
  } finally {
    await close();
  }
});

test('a decision is either undone or applied, whichever comes first', async () => {
  const { first, second, close } = await twoProcesses();
  try {
    const ids = await writeReviews(8);
    for (const id of ids) {
      await decideReviews(first, { selection: { ids: [id] }, decision: 'approve' });
      for (const ctx of [first, second]) ctx.clock.advance(10);
      const [undone] = await Promise.allSettled([undoReviews(first, [id]), applyReviewDecisions(second)]);
      const { text_status } = await database.db
        .selectFrom('ratings')
        .select('text_status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(text_status).toBe(undone.status === 'fulfilled' ? 'pending' : 'approved');
    }
  } finally {
    await close();
  }
});

test('the writer hears of each decision once, in words that are ours', async () => {
  const ctx = makeCtx(database.db);
  ctx.jobs.define(applyReviewsJob, () => applyReviewDecisions(ctx));
  const writer = await makeUser(ctx);
  const id = itemIdOf(await makeCourse(ctx));
  const as = { ...ctx, actor: writer.actor };
  const moderator = { ...ctx, actor: (await makeUser(ctx)).actor };
  await rate(as, { id, stars: 5, text: 'Lovely' });
  const [row] = await database.db.selectFrom('ratings').select('id').execute();
  const decide = async (decision: 'approve' | 'reject') => {
    await decideReviews(moderator, { selection: { ids: [row?.id ?? ''] }, decision });
    ctx.clock.advance(3600);
    await applyReviewDecisions(ctx);
    await applyReviewDecisions(ctx);
  };
  await decide('approve');
  expect(await readMessages(as)).toEqual(['What you wrote about “Film (en)” can be read by everyone now.']);
  await decide('reject');
  expect(await readMessages(as)).toEqual([
    'What you wrote about “Film (en)” is not shown to others. Your stars count all the same.',
    'What you wrote about “Film (en)” can be read by everyone now.',
  ]);
});
