import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { Refusal } from '#core/refusals.ts';
import { secondsToUndo } from '#core/seconds-to-undo.ts';
import {
  bringBack,
  endTeaching,
  makeClass,
  makeEducator,
  makeStudentIn,
  putAway,
  takeOutOfClass,
} from '#features/classes/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { makeUser, readAuditLog, type TestUser } from '#features/people/testing.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { visibilities, type Status } from '#features/submissions/life/policy.ts';
import { actOnWork } from '#features/submissions/moderation/server/act-on-work.ts';
import { claimWork } from '#features/submissions/moderation/server/claim-works.ts';
import { applyWorkDecisions, decideWorks } from '#features/submissions/moderation/server/decide-works.ts';
import { getJudgedWork } from '#features/submissions/moderation/server/judged-work.ts';
import { defineModeration } from '#features/submissions/moderation/server/moderation-jobs.ts';
import { listQueue } from '#features/submissions/moderation/server/queue-listing.ts';
import { makeWorkOf } from '#features/submissions/testing.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import type { ClassDecisionInput } from '../contract.ts';
import { listClassWaiting } from './class-waiting.ts';
import { decideClassWork, undoClassDecision } from './decide-class-work.ts';
import { classModeratorsSetting } from './teachers-setting.ts';

async function makeWorld(ctx: TestCtx) {
  defineModeration(ctx.jobs, ctx);
  await changeSetting(ctx, classModeratorsSetting, 'teachers');
  const room = await makeClass(ctx);
  const dov = await makeUser(ctx, { first_name: 'Dov', role: 'student' });
  await makeStudentIn(ctx, room.id, dov.userId);
  ctx.clock.advance(60);
  const teacher = { ...ctx, actor: room.educator.actor };
  const moderator = { ...ctx, actor: (await makeUser(ctx)).actor };
  return {
    ...room,
    dov,
    teacher,
    moderator,
    decide: (submissionId: string, more: Partial<ClassDecisionInput> = {}, by = teacher) =>
      decideClassWork(by, {
        id: room.id,
        submissionId,
        version: 1,
        decision: 'approve',
        note: '',
        ...more,
      }),
    async takeEffect() {
      ctx.clock.advance(secondsToUndo + 1);
      await applyWorkDecisions(ctx);
    },
    statusOf: async (id: SubmissionId) =>
      (await ctx.db.selectFrom('submissions').select('status').where('id', '=', id).executeTakeFirst())
        ?.status,
  };
}

const kindOf = (error: unknown) => (error instanceof Refusal ? error.kind : error);
const refusalOf = (work: Promise<unknown>) => work.then(() => 'done', kindOf);

describe('a teacher decides about a work of her class', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    world = await makeWorld(ctx);
  });

  test('if the house lets her; otherwise she reads what waits and decides nothing', async () => {
    const { id, dov, teacher, decide } = world;
    const work = await makeWorkOf(ctx, dov);
    const waiting = async () => (await listClassWaiting(teacher, { id })).items;
    expect(await waiting()).toMatchObject([{ id: work, mayDecide: true }]);
    await changeSetting(ctx, classModeratorsSetting, 'house');
    expect(await waiting()).toMatchObject([{ id: work, mayDecide: false }]);
    expect(await refusalOf(decide(work))).toBe('forbidden');
  });

  test('and it is approved after a moment, with its learner told and her name and class on record', async () => {
    const { id, educator, dov, teacher, moderator, decide, takeEffect, statusOf } = world;
    const work = await makeWorkOf(ctx, dov);
    await decide(work);
    expect(await statusOf(work)).toBe(0);
    expect((await listClassWaiting(teacher, { id })).items).toMatchObject([
      { held: { approves: true, mine: true }, mayDecide: false },
    ]);
    await takeEffect();
    expect(await statusOf(work)).toBe(1);
    expect((await listClassWaiting(teacher, { id })).items).toEqual([]);
    const { events, inClass } = await getJudgedWork(moderator, work);
    expect(events[0]).toMatchObject({ what: 'approve', role: 'teacher', who: 'Ruth Adler' });
    expect(inClass).toBe(true);
    expect((await readAuditLog(ctx)).filter(({ subject }) => subject === work)).toMatchObject([
      { who: educator.userId, what: 'submission.approvedInClass' },
    ]);
    expect((await listQueue(moderator, { only: 'inClass' })).items.map((each) => each.id)).toEqual([work]);
  });

  test('or hands it back with a reason, without which it is refused', async () => {
    const { dov, decide, takeEffect, statusOf } = world;
    const work = await makeWorkOf(ctx, dov);
    expect(await refusalOf(decide(work, { decision: 'reject' }))).toBe('invalid');
    await decide(work, { decision: 'reject', reason: 'unclear', note: 'Closer!' });
    await takeEffect();
    expect(await statusOf(work)).toBe(2);
  });

  test('which she can undo for a moment, and the house afterwards', async () => {
    const { id, dov, teacher, moderator, decide, takeEffect, statusOf } = world;
    const work = await makeWorkOf(ctx, dov);
    await decide(work);
    await undoClassDecision(teacher, { id, submissionId: work });
    await takeEffect();
    expect(await statusOf(work)).toBe(0);
    await decide(work);
    await takeEffect();
    expect(await refusalOf(undoClassDecision(teacher, { id, submissionId: work }))).toBe('conflict');
    await actOnWork(moderator, { id: work, act: 'takeDown', version: 1, reason: 'personal', note: '' });
    expect(await statusOf(work)).toBe(2);
    await decideWorks(moderator, { selection: { ids: [work] }, decision: 'approve', note: '' });
    await takeEffect();
    expect(await statusOf(work)).toBe(1);
    await decideWorks(moderator, { selection: { ids: [work] }, decision: 'spam', note: '' });
    await takeEffect();
    expect(await statusOf(work)).toBe(5);
  });

  test('which comes to nothing if it is no longer hers when it would take effect', async () => {
    const { id, educator, dov, decide, takeEffect, statusOf } = world;
    const changes: (() => Promise<unknown>)[] = [
      () => changeSetting(ctx, classModeratorsSetting, 'house'),
      () => putAway(ctx, id),
      () => takeOutOfClass(ctx, id, dov.userId),
      () => ctx.db.updateTable('submissions').set({ visibility: 2 }).execute(),
      () => ctx.db.updateTable('submissions').set({ withheld_at: ctx.clock.now() }).execute(),
      () => endTeaching(ctx, id, educator.userId),
    ];
    for (const change of changes) {
      const work = await makeWorkOf(ctx, dov);
      await decide(work);
      await change();
      await takeEffect();
      expect(await statusOf(work), String(change)).toBe(0);
      await changeSetting(ctx, classModeratorsSetting, 'teachers');
      await bringBack(ctx, id);
      await ctx.db.updateTable('submissions').set({ visibility: 1, withheld_at: null }).execute();
      if (change === changes[2]) await makeStudentIn(ctx, id, dov.userId);
      ctx.clock.advance(60);
    }
  });

  test('but not while a moderator looks at it', async () => {
    const { dov, moderator, decide } = world;
    const work = await makeWorkOf(ctx, dov);
    await claimWork(moderator, work);
    expect(await refusalOf(decide(work))).toBe('conflict');
  });

  test('only where that waits and is for the class: whatever else she asks for is refused, and nothing moves', async () => {
    const { id, educator, dov, teacher, decide, takeEffect, statusOf } = world;
    const other = await makeClass(ctx);
    const stranger = await makeUser(ctx, { role: 'student' });
    await makeStudentIn(ctx, other.id, stranger.userId);
    const elsewhere = await makeUser(ctx, { role: 'student' });
    const before = await makeWorkOf(ctx, elsewhere);
    ctx.clock.advance(60);
    await makeStudentIn(ctx, id, elsewhere.userId);
    const owners: Record<string, TestUser> = { ofClass: dov, ofOtherClass: stranger, herself: educator };
    const answers: string[] = [];
    for (const [whose, owner] of Object.entries(owners))
      for (const status of [0, 1, 2, 3, 5] as const)
        for (const visibility of visibilities)
          for (const decision of ['approve', 'reject'] as const) {
            const work = await makeWorkOf(ctx, owner, { status, visibility });
            const input = { decision, reason: 'unclear' } as const;
            const answer = String(await refusalOf(decide(work, input)));
            for (const classId of [other.id, 'unknown'])
              expect(await refusalOf(decide(work, { ...input, id: classId }))).toBe('not-found');
            if (answer === 'done') await undoClassDecision(teacher, { id, submissionId: work });
            await takeEffect();
            expect(await statusOf(work)).toBe(status satisfies Status);
            answers.push(`${whose} ${status} ${visibility}: ${answer}`);
          }
    expect(await refusalOf(decide(before))).toBe('not-found');
    expect(answers.filter((each) => each.endsWith('done'))).toEqual(
      Array<string>(2).fill('ofClass 0 1: done'),
    );
    // What she reads is not allowed; what she does not read is not found.
    expect(answers.filter((each) => each.endsWith('conflict'))).toEqual(
      ['0 0', '1 0', '1 1', '2 0', '2 1'].flatMap((each) =>
        Array<string>(2).fill(`ofClass ${each}: conflict`),
      ),
    );
    expect(answers.filter((each) => !/done$|conflict$|not-found$/.test(each))).toEqual([]);
  });

  test('of no other version than the one that she has seen', async () => {
    const { dov, decide } = world;
    const work = await makeWorkOf(ctx, dov);
    expect(await refusalOf(decide(work, { version: 2 }))).toBe('conflict');
  });

  test('and nobody else: neither a teacher of another class nor one of its students', async () => {
    const { dov, decide } = world;
    const work = await makeWorkOf(ctx, dov);
    const stranger = await makeEducator(ctx);
    for (const { actor } of [stranger, dov])
      expect(['forbidden', 'not-found']).toContain(await refusalOf(decide(work, {}, { ...ctx, actor })));
  });

  test('and its learner hears of it once', async () => {
    const { dov, decide, takeEffect } = world;
    const course = await makeCourse(ctx, { items: [{ type: 'challenge', access: 'public' }] });
    const work = await makeWorkOf(ctx, dov, { itemId: itemIdOf(course) });
    await decide(work, { decision: 'reject', reason: 'unclear' });
    for (let again = 0; again < 2; again += 1) await takeEffect();
    expect(await readMessages({ ...ctx, actor: dov.actor })).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  const database = useCommittedDatabase();

  test('a teacher and a moderator decide: one of them does', async () => {
    const ctx = makeCtx(database.db);
    const { dov, moderator, decide, takeEffect, statusOf } = await makeWorld(ctx);
    for (let round = 0; round < 5; round += 1) {
      const work = await makeWorkOf(ctx, dov);
      const answers = await Promise.all([
        refusalOf(decide(work)),
        refusalOf(
          decideWorks(moderator, {
            selection: { ids: [work] },
            decision: 'reject',
            reason: 'unclear',
            note: '',
          }),
        ),
      ]);
      expect(answers.toSorted()).toEqual(['conflict', 'done']);
      await takeEffect();
      expect(await statusOf(work)).toBe(answers[0] === 'done' ? 1 : 2);
    }
  });

  test('a process dies while a decision takes effect: it is applied by the next one, once', async () => {
    const ctx = makeCtx(database.db);
    const { dov, decide, statusOf } = await makeWorld(ctx);
    const work = await makeWorkOf(ctx, dov);
    await decide(work);
    ctx.clock.advance(secondsToUndo + 1);
    await dieAtEachStep(ctx, applyWorkDecisions, async () => expect([0, 1]).toContain(await statusOf(work)));
    expect(await statusOf(work)).toBe(1);
    const events = await ctx.db
      .selectFrom('submission_events')
      .select('what')
      .where('submission_id', '=', work)
      .execute();
    expect(events).toEqual([{ what: 'approve' }]);
  });
});
