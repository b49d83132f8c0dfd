import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { itemIdOf, makeCourse, makeWork } from '#features/learning/testing.ts';
import { chooseMail } from '#features/notifications/testing.ts';
import { changeUser } from '#features/people/testing.ts';
import { makeTaughtClass } from '#features/teaching/testing.ts';
import { mailWeeks } from './mail-weeks.ts';

/** A class whose teacher lives in New York; the clock stands at the noon of a Tuesday in UTC. */
async function makeWorld(ctx: TestCtx) {
  const world = await makeTaughtClass(ctx);
  await changeUser(ctx, world.educator.userId, {
    place: 'new-york',
    language: 'en',
    email_verified_at: ctx.clock.now(),
  });
  return world;
}

/** To Sunday, eight in the morning in New York. */
const toSunday = (ctx: TestCtx) => ctx.clock.advance((5 * 24 + 1) * 3600);

describe('the week of a teacher’s classes', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    world = await makeWorld(ctx);
    ctx.clock.advance(60);
  });

  test('is mailed on Sunday morning, once, in numbers and without any student’s name', async () => {
    const { film, quiz, ada, dov } = world;
    await makeWork(ctx, ada.userId, film, { watched: 60, done: true });
    await makeWork(ctx, dov.userId, quiz, {
      answers: [{ questionId: 'two', response: 'no', correct: false }],
    });
    await mailWeeks(ctx);
    expect(ctx.sent).toEqual([]);
    toSunday(ctx);
    for (let hour = 0; hour < 3; hour += 1) {
      await mailWeeks(ctx);
      ctx.clock.advance(3600);
    }
    expect(ctx.sent).toHaveLength(1);
    const [mail] = ctx.sent;
    expect(mail).toMatchObject({ to: world.educator.emailAddress, subject: 'Your classes last week' });
    expect(mail?.text).toContain('2 students out of 2 learned something, and finished 1 item.');
    expect(mail?.text).toContain('“Who ran?” (1 of 1)');
    expect(mail?.text).toContain('/educators');
    expect(mail?.text).not.toMatch(/Ada|Dov|Stern|Adler/);
    expect(mail?.unsubscribe?.topic).toEqual({ kind: 'teaching.week', userId: world.educator.userId });
  });

  test('is not mailed where nobody learned anything for the class in that week', async () => {
    const elsewhere = itemIdOf(await makeCourse(ctx, { items: [{ access: 'public' }] }));
    await makeWork(ctx, world.ada.userId, elsewhere, { watched: 60, done: true });
    toSunday(ctx);
    await mailWeeks(ctx);
    expect(ctx.sent).toEqual([]);
    await makeWork(ctx, world.ada.userId, world.film, { watched: 60, done: true });
    for (let week = 0; week < 2; week += 1) {
      ctx.clock.advance(7 * 86_400);
      await mailWeeks(ctx);
      expect(ctx.sent).toHaveLength(1);
    }
  });

  test('is mailed to no teacher who has turned it off', async () => {
    await makeWork(ctx, world.ada.userId, world.film, { done: true });
    const teacher = { ...ctx, actor: world.educator.actor };
    await chooseMail(teacher, 'teaching.topic.week', false);
    toSunday(ctx);
    await mailWeeks(ctx);
    expect(ctx.sent).toEqual([]);
    await chooseMail(teacher, 'teaching.topic.week', true);
    await mailWeeks(ctx);
    expect(ctx.sent).toHaveLength(1);
  });
});

describe('the week’s mails', () => {
  const database = useCommittedDatabase();

  test('come once, however often the job is killed and begun again, or runs twice at once', async () => {
    const ctx = makeCtx(database.db);
    const { ada, film } = await makeWorld(ctx);
    await makeWork(ctx, ada.userId, film, { done: true });
    toSunday(ctx);
    const steps = await dieAtEachStep(
      ctx,
      (ctx) => mailWeeks(ctx),
      async () => expect(ctx.sent.length).toBeLessThanOrEqual(1),
    );
    expect(steps).toBeGreaterThan(8);
    expect(ctx.sent).toHaveLength(1);
    await Promise.all([mailWeeks(ctx), mailWeeks(ctx)]);
    expect(ctx.sent).toHaveLength(1);
  });
});
