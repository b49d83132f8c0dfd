import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { visitor } from '#core/actor.ts';
import { makeClass, makeStudentIn, pauseClass } from '#features/classes/testing.ts';
import { itemIdOf, makeCourse, quizOfEachType } from '#features/learning/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { presentingApi } from '#features/presenting/api.ts';
import { exportPresenting } from '#features/presenting/server/personal-data.ts';
import { endForgottenSessions, eraseEndedSessions } from './end-sessions.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });
const notFound = { kind: 'not-found' };

/** A phone of its own, without an account. */
function deviceOf(ctx: TestCtx) {
  return { context: { ...ctx, actor: visitor, signedCookies: makeCtx(ctx.db).signedCookies } };
}

async function makeLive(ctx: TestCtx) {
  const course = await makeCourse(ctx, { items: [{ type: 'quiz', access: 'public', body: quizOfEachType }] });
  const made = await makeClass(ctx);
  const teacher = as(ctx, made.educator);
  const itemId = itemIdOf(course);
  const { id } = await call(presentingApi.startLive, { classId: made.id, itemId }, teacher);
  const see = () => call(presentingApi.live, { id }, teacher);
  const next = async () =>
    call(presentingApi.moveLive, { id, version: (await see()).view.version, act: 'next' }, teacher);
  const enter = async (nameKey: string) => {
    const device = deviceOf(ctx);
    const player = await call(presentingApi.joinLive, { code: made.code, nameKey }, device);
    return { device, player };
  };
  return { ...made, classId: made.id, id, itemId, teacher, see, next, enter };
}

describe('a live quiz', () => {
  const database = useDatabase();

  test('is answered without an account, and counts what was answered', async () => {
    const ctx = makeCtx(database.db);
    const { id, code, see, next, enter } = await makeLive(ctx);
    const [lion, deer] = [await enter('lion'), await enter('deer')];
    await next();
    const room = await call(presentingApi.liveRoom, { code }, lion.device);
    expect(room).toMatchObject({
      me: { nameKey: 'lion' },
      view: { state: 'question', index: 0 },
      names: [],
    });
    const [first, second] = room.view?.question?.answers ?? [];
    const responseId = first?.id ?? '';
    const given = await call(presentingApi.answerLive, { id, index: 0, responseId }, lion.device);
    expect(given).toEqual({ index: 0, responseId, correct: null });
    // Her first answer stays, and a repeat is no second one.
    const again = { id, index: 0, responseId: second?.id ?? '' };
    expect(await call(presentingApi.answerLive, again, lion.device)).toEqual(given);
    expect(await see()).toMatchObject({ counts: { players: 2, answered: 1 }, view: { told: null } });
    await next();
    const { view } = await see();
    expect(view.told).toMatchObject({ answered: 1 });
    expect(view.told?.bars.find((bar) => bar.id === responseId)?.count).toBe(1);
    expect((await call(presentingApi.liveRoom, { code }, lion.device)).own?.correct).toEqual(
      view.told?.correctResponse === responseId,
    );
    await expect(
      call(presentingApi.answerLive, { id, index: 0, responseId }, deer.device),
    ).rejects.toMatchObject({ code: 'question_closed' });
  });

  test('is one for a class: another press or tab finds it, and another quiz ends it', async () => {
    const ctx = makeCtx(database.db);
    const { id, classId, itemId, teacher, see } = await makeLive(ctx);
    expect(await call(presentingApi.startLive, { classId, itemId }, teacher)).toEqual({ id });
    const other = await makeCourse(ctx, {
      items: [{ type: 'quiz', access: 'public', body: quizOfEachType }],
    });
    await call(presentingApi.startLive, { classId, itemId: itemIdOf(other) }, teacher);
    expect((await see()).view.state).toBe('ended');
  });

  test('goes one step for two presses at the same version', async () => {
    const ctx = makeCtx(database.db);
    const { id, teacher } = await makeLive(ctx);
    const press = { id, version: 1, act: 'next' } as const;
    expect(await call(presentingApi.moveLive, press, teacher)).toEqual({ version: 2 });
    await expect(call(presentingApi.moveLive, press, teacher)).rejects.toMatchObject({
      code: 'version_changed',
    });
  });

  test('gives each name once, and takes none that is not ours', async () => {
    const ctx = makeCtx(database.db);
    const { code, enter } = await makeLive(ctx);
    await enter('lion');
    const join = (nameKey: string) => call(presentingApi.joinLive, { code, nameKey }, deviceOf(ctx));
    await expect(join('lion')).rejects.toMatchObject({ code: 'name_taken' });
    await expect(join('Ploni from 5b')).rejects.toMatchObject(notFound);
    const { names } = await call(presentingApi.liveRoom, { code }, deviceOf(ctx));
    expect(names).toHaveLength(12);
    expect(names).not.toContain('lion');
  });

  test('takes a student of the class in as herself, and shows her result to her teacher alone', async () => {
    const ctx = makeCtx(database.db);
    const { id, code, classId, see, next, teacher } = await makeLive(ctx);
    const student = await makeUser(ctx, { first_name: 'Dina', last_name: 'Levi' });
    await makeStudentIn(ctx, classId, student.userId);
    const own = as(ctx, student);
    expect(await call(presentingApi.liveRoom, { code }, own)).toMatchObject({ self: 'Dina Levi', names: [] });
    await call(presentingApi.joinLive, { code }, own);
    await next();
    const responseId = (await see()).view.question?.answers[0]?.id ?? '';
    await call(presentingApi.answerLive, { id, index: 0, responseId }, own);
    const { version } = (await see()).view;
    await call(presentingApi.moveLive, { id, version, act: 'end' }, teacher);
    expect((await see()).results?.students).toMatchObject([{ name: 'Dina Levi', answered: 1 }]);
    expect(JSON.stringify((await see()).view)).not.toContain('Dina');
    expect(await exportPresenting(ctx, student.userId)).toMatchObject({
      answers: [{ question_id: 'q-single' }],
    });
  });

  test('forgets a player who was taken out, with her answers, and does not take her back', async () => {
    const ctx = makeCtx(database.db);
    const { id, code, see, next, enter, teacher } = await makeLive(ctx);
    const { device, player } = await enter('fox');
    await next();
    const responseId = (await see()).view.question?.answers[0]?.id ?? '';
    await call(presentingApi.answerLive, { id, index: 0, responseId }, device);
    await call(presentingApi.removeLivePlayer, { id, playerId: player.id }, teacher);
    expect((await see()).counts).toEqual({ players: 0, answered: 0 });
    expect(await call(presentingApi.liveRoom, { code }, device)).toMatchObject({ removed: true, me: null });
    await expect(call(presentingApi.joinLive, { code, nameKey: 'lion' }, device)).rejects.toMatchObject({
      code: 'live_removed',
    });
    await expect(call(presentingApi.answerLive, { id, index: 0, responseId }, device)).rejects.toMatchObject(
      notFound,
    );
  });

  test('of a paused class takes nobody in, and keeps those who are', async () => {
    const ctx = makeCtx(database.db);
    const { code, classId, enter } = await makeLive(ctx);
    const { device } = await enter('bee');
    await pauseClass(ctx, classId);
    await expect(call(presentingApi.liveRoom, { code }, deviceOf(ctx))).rejects.toMatchObject(notFound);
    expect(await call(presentingApi.liveRoom, { code }, device)).toMatchObject({ me: { nameKey: 'bee' } });
  });

  test('is closed to devices and players of another session', async () => {
    const ctx = makeCtx(database.db);
    const one = await makeLive(ctx);
    const two = await makeLive(ctx);
    const { device } = await two.enter('dove');
    await one.next();
    const responseId = (await one.see()).view.question?.answers[0]?.id ?? '';
    for (const caller of [device, deviceOf(ctx)])
      await expect(
        call(presentingApi.answerLive, { id: one.id, index: 0, responseId }, caller),
      ).rejects.toMatchObject(notFound);
    await expect(call(presentingApi.live, { id: one.id }, two.teacher)).rejects.toMatchObject(notFound);
    const press = { id: one.id, version: 2, act: 'next' } as const;
    await expect(call(presentingApi.moveLive, press, two.teacher)).rejects.toMatchObject(notFound);
  });

  test('ends by itself after three hours, and is erased a day later', async () => {
    const ctx = makeCtx(database.db);
    const { code, see, enter } = await makeLive(ctx);
    const { device } = await enter('harp');
    ctx.clock.advance(3 * 3600);
    expect((await see()).view.state).toBe('ended');
    await endForgottenSessions(ctx);
    expect(await call(presentingApi.liveRoom, { code }, device)).toMatchObject({ view: { state: 'ended' } });
    ctx.clock.advance(24 * 3600);
    await eraseEndedSessions(ctx);
    await expect(see()).rejects.toMatchObject(notFound);
    expect(await ctx.db.selectFrom('live_players').selectAll().execute()).toEqual([]);
  });
});

describe('a live quiz that many answer at once', () => {
  const database = useCommittedDatabase();

  test('counts as many answers as there are, though the teacher moves on meanwhile', async () => {
    const ctx = makeCtx(database.db);
    const { id, see, next, enter, teacher } = await makeLive(ctx);
    const names = ['lion', 'deer', 'harp', 'drum', 'bee', 'fox'];
    const players = [];
    for (const name of names) players.push(await enter(name));
    await next();
    const { view } = await see();
    const responseId = view.question?.answers[0]?.id ?? '';
    // Each twice, as after a lost response.
    const answers = await Promise.allSettled([
      ...[...players, ...players].map(({ device }) =>
        call(presentingApi.answerLive, { id, index: 0, responseId }, device),
      ),
      call(presentingApi.moveLive, { id, version: view.version, act: 'next' }, teacher),
    ]);
    const codes = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [],
    );
    expect(new Set(codes).isSubsetOf(new Set(['question_closed']))).toBe(true);
    const told = (await see()).view.told;
    const kept = await ctx.db.selectFrom('live_answers').selectAll().execute();
    expect(told?.answered).toBe(kept.length);
    expect(told?.bars.reduce((sum, { count }) => sum + count, 0)).toBe(kept.length);
    expect(new Set(kept.map(({ player_id }) => player_id)).size).toBe(kept.length);
  });

  test('gives one name to one of two who want it, and one session to two presses', async () => {
    const ctx = makeCtx(database.db);
    const { code, classId, itemId, teacher, see } = await makeLive(ctx);
    const both = await Promise.allSettled(
      [1, 2].map(() => call(presentingApi.joinLive, { code, nameKey: 'lamb' }, deviceOf(ctx))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await see()).counts.players).toBe(1);
    const started = await Promise.all(
      [1, 2, 3].map(() => call(presentingApi.startLive, { classId, itemId }, teacher)),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });
});
