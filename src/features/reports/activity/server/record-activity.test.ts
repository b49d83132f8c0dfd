import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser } from '#features/people/testing.ts';
import { exportActivity, forgetActivity } from './remove-old-activity.ts';
import {
  flushActivity,
  noteActive,
  noteActivity,
  noteSeconds,
  noteVisit,
  recordActivity,
} from './record-activity.ts';

const database = useDatabase();

async function makeLearner(columns: Parameters<typeof makeUser>[1] = {}) {
  const base = makeCtx(database.db);
  const { actor, userId } = await makeUser(base, columns);
  return { ...base, actor, userId };
}

async function listRecorded() {
  const rows = await database.db
    .selectFrom('activity_events')
    .select(['day', 'kind', 'subject', 'language', 'country', 'role', 'amount'])
    .orderBy('kind')
    .execute();
  return rows.map((row) => Object.values(row).join(' '));
}

describe('what is noted', () => {
  test('is stored at the next flush, each person once a day and seconds added up', async () => {
    const ctx = await makeLearner({ language: 'he', country: 'IL', role: 'student' });
    for (let times = 0; times < 3; times += 1) {
      noteActive(ctx);
      noteActivity(ctx, { kind: 'started', subject: 'a' }, { kind: 'watched', subject: 'a', amount: 7.4 });
    }
    expect(await listRecorded()).toEqual([]);
    await flushActivity(ctx);
    await flushActivity(ctx);
    expect(await listRecorded()).toEqual([
      '2026-11-17 active  he IL student 1',
      '2026-11-17 started a he IL student 1',
      '2026-11-17 watched a he IL student 21',
    ]);
  });

  test('of a visitor is only that someone came, in which language', async () => {
    const ctx = makeCtx(database.db);
    noteVisit({ ...ctx, locale: 'ru' });
    noteVisit({ ...ctx, locale: 'ru' });
    noteActive(ctx);
    noteActivity(ctx, { kind: 'started', subject: 'a' });
    noteSeconds(ctx, 'a', [[0, 3]]);
    await flushActivity(ctx);
    expect(await listRecorded()).toEqual(['2026-11-17 visit  ru  visitor 2']);
  });

  test('of a minor is nothing before her guardian approves, also where the approval ended meanwhile', async () => {
    const waiting = { adult_from: new Date('2030-01-01T00:00:00Z') };
    const approved = { guardian_approved_at: new Date('2026-11-01T00:00:00Z') };
    const child = await makeLearner(waiting);
    noteActive(child);
    noteActivity(child, { kind: 'started', subject: 'a' });
    await recordActivity(child, [{ kind: 'completed', subject: 'a' }]);
    const { actor } = await makeLearner({ ...waiting, ...approved });
    noteActive({ ...child, actor: { ...actor, userId: child.userId } });
    await flushActivity(child);
    expect(await listRecorded()).toEqual([]);

    const known = await makeLearner({ ...waiting, ...approved });
    noteActive(known);
    await flushActivity(known);
    expect(await listRecorded()).toHaveLength(1);
    await forgetActivity(known, known.userId);
    expect(await listRecorded()).toEqual([]);
  });

  test('while the database is away is stored once it is back, once', async () => {
    const ctx = await makeLearner();
    noteActivity(ctx, { kind: 'watched', subject: 'a', amount: 5 });
    const away = {
      ...ctx,
      get db(): never {
        throw new Error('the database is away');
      },
    };
    await flushActivity(away);
    expect(await listRecorded()).toEqual([]);
    noteActivity(ctx, { kind: 'watched', subject: 'a', amount: 2 });
    await flushActivity(ctx);
    await flushActivity(ctx);
    expect(await listRecorded()).toEqual(['2026-11-17 watched a en  learner 7']);
  });

  test('of a film is how many have seen each second, and not who', async () => {
    const ctx = await makeLearner();
    noteSeconds(ctx, 'film', [[0, 3]]);
    noteSeconds(ctx, 'film', [[2, 4]]);
    await flushActivity(ctx);
    noteSeconds(ctx, 'film', [[3, 4]]);
    await flushActivity(ctx);
    const rows = await database.db.selectFrom('watched_seconds').selectAll().orderBy('second').execute();
    expect(rows.map(({ month, second, people }) => `${month} ${second}: ${people}`)).toEqual([
      '2026-11-01 0: 1',
      '2026-11-01 1: 1',
      '2026-11-01 2: 2',
      '2026-11-01 3: 2',
    ]);
  });
});

describe('what is recorded in a transaction', () => {
  test('is kept exactly if that commits', async () => {
    const ctx = await makeLearner();
    const rolledBack = inTransaction(ctx, async (within) => {
      await recordActivity(within, [{ kind: 'completed', subject: 'a' }]);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await listRecorded()).toEqual([]);
    await inTransaction(ctx, (within) => recordActivity(within, [{ kind: 'completed', subject: 'a' }]));
    expect(await listRecorded()).toEqual(['2026-11-17 completed a en  learner 1']);
  });

  test('is in the copy that a person gets of her data', async () => {
    const ctx = await makeLearner();
    await recordActivity(ctx, [{ kind: 'completed', subject: 'a' }]);
    expect(await exportActivity(ctx, ctx.userId)).toMatchObject({ activity: [{ kind: 'completed' }] });
  });
});
