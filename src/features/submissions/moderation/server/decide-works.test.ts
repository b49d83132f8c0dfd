import { expect, test } from 'vitest';
import { Conflict } from '#core/refusals.ts';
import { makeUser, readAuditLog } from '#features/people/testing.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status } from '#features/submissions/life/policy.ts';
import { makeDeed } from '#features/submissions/testing.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { actOnWork } from './act-on-work.ts';
import { claimNextWork, claimWork } from './claim-works.ts';
import { applyWorkDecisions, decideWorks } from './decide-works.ts';
import { defineModeration } from './moderation-jobs.ts';
import { undoWorks } from './undo-works.ts';

const database = useCommittedDatabase();
const timeout = 120_000;

/** A moderator in each of two processes, which on PostgreSQL have connections of their own. */
async function inTwoProcesses(work: (first: TestCtx, second: TestCtx) => Promise<void>): Promise<void> {
  const url = database.pool.options.connectionString;
  const other =
    url === undefined ? undefined : await openDatabase({ url, dataDir: '', log: createLog('silent') });
  const enter = async (db: TestCtx['db']): Promise<TestCtx> => {
    const ctx = makeCtx(db);
    defineModeration(ctx.jobs, ctx);
    return { ...ctx, actor: (await makeUser(makeCtx(database.db))).actor };
  };
  try {
    await work(await enter(database.db), await enter(other?.db ?? database.db));
  } finally {
    await other?.close();
  }
}

async function makeWorks(count: number): Promise<SubmissionId[]> {
  const ctx = makeCtx(database.db);
  const ids: SubmissionId[] = [];
  for (let index = 0; index < count; index += 1) {
    ctx.clock.advance(1);
    ids.push(await makeDeed(ctx, await makeUser(ctx), null));
  }
  return ids;
}

const statusOf = async (id: SubmissionId) =>
  (
    await database.db
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

const countDone = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter((each) => each.status === 'fulfilled').length;

const spam = (ctx: TestCtx, id: string) =>
  decideWorks(ctx, { selection: { ids: [id] }, decision: 'spam', note: '' });
const reject = (ctx: TestCtx, id: string) =>
  decideWorks(ctx, { selection: { ids: [id] }, decision: 'reject', reason: 'unclear', note: '' });

test(
  'of two moderators one claims a work, and the works that come next are never the same',
  () =>
    inTwoProcesses(async (first, second) => {
      const ids = await makeWorks(8);
      for (const id of ids) expect(await countDone([claimWork(first, id), claimWork(second, id)])).toBe(1);
      await database.db.deleteFrom('submission_claims').execute();
      const next = await Promise.all([first, second].map((ctx) => claimNextWork(ctx, {})));
      const found = next.flatMap(({ id }) => id ?? []);
      expect(new Set(found).size).toBe(found.length);
      const claims = await database.db.selectFrom('submission_claims').select('by').execute();
      expect(claims).toHaveLength(found.length);
    }),
  timeout,
);

test(
  'of two who decide about a work at once, one does, and it is applied once however many processes try',
  () =>
    inTwoProcesses(async (first, second) => {
      const ids = await makeWorks(6);
      for (const id of ids) expect(await countDone([reject(first, id), spam(second, id)])).toBe(1);
      for (const ctx of [first, second]) ctx.clock.advance(10);
      await Promise.all([first, second, first].map((ctx) => applyWorkDecisions(ctx)));
      const audited = (await readAuditLog(database)).map(({ subject }) => subject);
      expect(audited.toSorted()).toEqual(ids.toSorted());
      for (const id of ids) expect([status.rejected, status.spam]).toContain(await statusOf(id));
    }),
  timeout,
);

test(
  'a decision is undone or applied, whichever comes first, and never both',
  () =>
    inTwoProcesses(async (first, second) => {
      for (const id of await makeWorks(6)) {
        await reject(first, id);
        for (const ctx of [first, second]) ctx.clock.advance(10);
        const [undone] = await Promise.allSettled([undoWorks(first, [id]), applyWorkDecisions(second)]);
        expect(await statusOf(id)).toBe(undone.status === 'fulfilled' ? status.submitted : status.rejected);
      }
    }),
  timeout,
);

test(
  'a decision whose application fails on the way stays held, and is applied the next time',
  () =>
    inTwoProcesses(async (first) => {
      const [id] = await makeWorks(1);
      if (!id) throw new Error('there is one');
      await reject(first, id);
      first.clock.advance(10);
      // As if the process ended after the move: nothing of the transaction is kept.
      const dying = { ...first, jobs: { ...first.jobs, send: () => Promise.reject(new Error('killed')) } };
      await expect(applyWorkDecisions(dying)).rejects.toThrow(AggregateError);
      expect(await statusOf(id)).toBe(status.submitted);
      await applyWorkDecisions(first);
      expect(await statusOf(id)).toBe(status.rejected);
    }),
  timeout,
);

/** Generates the same numbers in [0, 1) for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every change of a status that there may be by a moderator (decisions: transitions). */
const allowed = ['0→1', '0→2', '0→5', '1→2', '1→5', '5→0', '2→1', '1→1', '2→2'];

test(
  'whatever two moderators do at random, only moves of the table happen, each by one of them',
  () =>
    inTwoProcesses(async (first, second) => {
      const ids = await makeWorks(4);
      const random = createRandom(20_261_123);
      const acts = (ctx: TestCtx, id: string) => [
        () => reject(ctx, id),
        () => spam(ctx, id),
        () => claimWork(ctx, id),
        () => undoWorks(ctx, [id]),
        () => applyWorkDecisions(ctx),
        () => actOnWork(ctx, { id, act: 'restore', version: 1, note: '' }),
        () => actOnWork(ctx, { id, act: 'keep', version: 1, note: '' }),
        () => actOnWork(ctx, { id, act: 'takeDown', version: 1, reason: 'other', note: 'No' }),
      ];
      for (let step = 0; step < 60; step += 1) {
        for (const ctx of [first, second]) ctx.clock.advance(4);
        const tries = [first, second].map(async (ctx) => {
          const possible = acts(ctx, ids[random(ids.length)] ?? '');
          await possible[random(possible.length)]?.();
        });
        const refusals = (await Promise.allSettled(tries)).flatMap((tried): unknown[] =>
          tried.status === 'rejected' ? [tried.reason] : [],
        );
        expect(refusals.filter((refusal) => !(refusal instanceof Conflict))).toEqual([]);
      }
      const events = await database.db
        .selectFrom('submission_events')
        .select(['submission_id', 'from_status', 'to_status', 'what'])
        .execute();
      expect(events.length).toBeGreaterThan(5);
      for (const { from_status, to_status } of events)
        expect(allowed).toContain(`${from_status}→${to_status}`);
      // Every act that moved a work is in the audit log, once.
      expect((await readAuditLog(database)).length).toBe(events.length);
    }),
  timeout,
);
