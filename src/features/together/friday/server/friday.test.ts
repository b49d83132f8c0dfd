import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { familiesApi } from '#features/families/api.ts';
import { makeFamily } from '#features/families/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { completeItem } from '#features/learning/server/public.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { chooseMail } from '#features/notifications/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { makeBooking, makeDedication } from '#features/sponsorships/testing.ts';
import { togetherApi } from '#features/together/api.ts';
import { mailFridays } from './mail-friday.ts';

/** A family in which the first child has seen one film, this Tuesday. */
async function makeWorld(ctx: TestCtx) {
  const family = await makeFamily(ctx);
  await changeUser(ctx, family.guardian.userId, { place: 'new-york' });
  const course = await makeCourse(ctx);
  const [child] = family.members;
  if (child) await learn(ctx, child, itemIdOf(course));
  return family;
}

const learn = (ctx: TestCtx, { userId }: TestUser, itemId: string) =>
  inTransaction(ctx, (ctx) => completeItem(ctx, { userId, itemId }));
const friday = (ctx: TestCtx, { actor }: TestUser) =>
  call(togetherApi.friday, {}, { context: { ...ctx, actor } });
/** From Tuesday noon UTC to Friday, nine in the morning in New York. */
const toFriday = (ctx: TestCtx) => ctx.clock.advance((3 * 24 + 2) * 3600);

describe('a family’s week', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  beforeEach(() => {
    ctx = makeCtx(database.db);
  });

  test('tells what each child learned since Sunday, and two questions at most', async () => {
    const { guardian } = await makeWorld(ctx);
    const week = await friday(ctx, guardian);
    expect(week).toMatchObject({ sunday: '2026-11-15', shabbat: '2026-11-21', name: { text: 'Vayetzei' } });
    const [first, second] = week.children;
    expect(first?.learned).toHaveLength(1);
    expect(first?.questions).toHaveLength(1);
    expect(second).toMatchObject({ learned: [], deeds: [], questions: [] });
    ctx.clock.advance(7 * 86_400);
    expect((await friday(ctx, guardian)).children[0]?.learned).toEqual([]);
  });

  test('shows nobody another family’s children', async () => {
    await makeWorld(ctx);
    const { guardian } = await makeFamily(ctx, { children: 1 });
    const { children } = await friday(ctx, guardian);
    expect(children).toHaveLength(1);
    expect(children[0]?.learned).toEqual([]);
    expect((await friday(ctx, await makeUser(ctx))).children).toEqual([]);
  });

  test('is mailed on Friday morning, once, and not on any other day', async () => {
    await makeWorld(ctx);
    await mailFridays(ctx);
    expect(ctx.sent).toEqual([]);
    toFriday(ctx);
    for (let hour = 0; hour < 3; hour += 1) await mailFridays(ctx);
    expect(ctx.sent).toMatchObject([{ subject: 'For your Shabbat table' }]);
    expect(ctx.sent[0]?.text).toContain('Child 1: ');
    expect(ctx.sent[0]?.text).toContain('/family/friday');
    ctx.clock.advance(86_400);
    await mailFridays(ctx);
    expect(ctx.sent).toHaveLength(1);
  });

  test('says whom Friday and Shabbat are dedicated to, and no other day', async () => {
    await makeWorld(ctx);
    const dedicated = (on: string, words: string) => makeDedication(ctx, { on, words });
    await dedicated('2026-11-20', 'Avraham ben Moshe');
    await dedicated('2026-11-21', 'Sarah evil.example/x');
    await dedicated('2026-11-19', 'Thursday bat Sarah');
    await dedicated('2026-11-22', 'Sunday ben Moshe');
    await makeBooking(ctx, { on: '2026-11-23', words: 'Unpaid ben Moshe' });
    toFriday(ctx);
    await mailFridays(ctx);
    const text = ctx.sent[0]?.text.replaceAll(/\s+/gu, ' ');
    expect(text).toContain(
      'Friday, November 20 (10 Kislev): the day’s learning is dedicated l’iluy nishmas Avraham ben Moshe',
    );
    expect(text).toContain(
      'Saturday, November 21 (11 Kislev): the day’s learning is dedicated l’iluy nishmas Sarah evil example x',
    );
    expect(text).not.toMatch(/Thursday bat|Sunday ben|Unpaid/);
  });

  test('does not say words that nobody has approved yet', async () => {
    await makeWorld(ctx);
    await makeDedication(ctx, { on: '2026-11-20' }, 'waiting');
    toFriday(ctx);
    await mailFridays(ctx);
    expect(ctx.sent).toHaveLength(1);
    expect(ctx.sent[0]?.text).not.toContain('Avraham');
  });

  test.each([
    ['Asia/Jerusalem', '2026-11-20T05:13Z'],
    ['Australia/Melbourne', '2026-11-19T20:13Z'],
    ['Antarctica/Troll', '2026-11-20T12:13Z'],
  ])(
    'reaches a guardian who has chosen no city on Friday morning where her browser is, %s',
    async (time_zone, at) => {
      const { guardian } = await makeWorld(ctx);
      await changeUser(ctx, guardian.userId, { place: null, time_zone });
      const hours = (Date.parse(at) - ctx.clock.now().getTime()) / 3_600_000;
      for (let hour = 0; hour < hours; hour += 1) {
        await mailFridays(ctx);
        ctx.clock.advance(hour === 0 ? 13 * 60 : 3600);
      }
      expect(ctx.sent).toEqual([]);
      await mailFridays(ctx);
      expect(ctx.sent).toHaveLength(1);
    },
  );

  test('is not mailed to anyone who does not want it, nor to an address that nobody has proved', async () => {
    const { guardian } = await makeWorld(ctx);
    toFriday(ctx);
    const context = { ...ctx, actor: guardian.actor };
    await chooseMail(context, 'together.topic.friday', false);
    await mailFridays(ctx);
    await chooseMail(context, 'together.topic.friday', true);
    await changeUser(ctx, guardian.userId, { email_verified_at: null });
    await mailFridays(ctx);
    expect(ctx.sent).toEqual([]);
  });

  describe('of a minor who signed up herself', () => {
    /** Miri, who has learned something; the guardian whom she has named, without an account unless one is given. */
    async function makeNaming(guardian: { emailAddress: string } = { emailAddress: 'eve@example.org' }) {
      const minor = await makeUser(ctx, {
        first_name: 'Miri',
        adult_from: new Date('2030-01-01'),
        guardian_approved_at: ctx.clock.now(),
      });
      await nameGuardian(ctx, minor.userId, guardian.emailAddress.toUpperCase());
      await learn(ctx, minor, itemIdOf(await makeCourse(ctx)));
      return minor;
    }
    const makeMother = () =>
      makeUser(ctx, { place: 'new-york', language: 'he', email_verified_at: ctx.clock.now() });

    test('is mailed to the guardian whom she named, in her language, who chooses it like any parent', async () => {
      const mother = await makeMother();
      await makeNaming(mother);
      const as = { ...ctx, actor: mother.actor };
      expect((await friday(ctx, mother)).children).toMatchObject([{ firstName: 'Miri' }]);
      toFriday(ctx);
      await chooseMail(as, 'together.topic.friday', false);
      await mailFridays(ctx);
      expect(ctx.sent).toEqual([]);
      await chooseMail(as, 'together.topic.friday', true);
      for (let hour = 0; hour < 2; hour += 1) await mailFridays(ctx);
      expect(ctx.sent).toMatchObject([
        { to: mother.emailAddress, subject: 'לשולחן השבת שלכם', language: 'he' },
      ]);
      expect(ctx.sent[0]?.text).toContain('Miri');
      expect(ctx.sent[0]?.unsubscribe?.topic).toEqual({ kind: 'together.friday', userId: mother.userId });
    });

    test('is offered to nobody whom no child has named', async () => {
      const { actor } = await makeMother();
      await expect(chooseMail({ ...ctx, actor }, 'together.topic.friday', false)).rejects.toMatchObject({
        kind: 'not-found',
      });
    });

    test('stands in the one mail about her guardian’s family too, below its members', async () => {
      const { guardian } = await makeWorld(ctx);
      await makeNaming(guardian);
      toFriday(ctx);
      await mailFridays(ctx);
      expect(ctx.sent).toHaveLength(1);
      expect(ctx.sent[0]?.text).toMatch(/Child 1: [^]*Miri: /);
    });

    test('says “your child” of one who has not given a name yet', async () => {
      const mother = await makeMother();
      const minor = await makeNaming(mother);
      await changeUser(ctx, minor.userId, { first_name: '' });
      await changeUser(ctx, mother.userId, { language: 'en' });
      toFriday(ctx);
      await mailFridays(ctx);
      expect(ctx.sent[0]?.text).toContain('Your child: ');
    });

    test.each<[string, (minor: TestUser, mother: TestUser) => Promise<void>]>([
      [
        'consent was withdrawn',
        async ({ userId: id }, { actor }) =>
          void (await call(
            familiesApi.changeConsent,
            { id, approved: false },
            { context: { ...ctx, actor } },
          )),
      ],
      ['account waits for consent', ({ userId }) => changeUser(ctx, userId, { guardian_approved_at: null })],
      ['account is given up', ({ userId }) => changeUser(ctx, userId, { erase_at: ctx.clock.now() })],
      ['age needs no guardian', ({ userId }) => changeUser(ctx, userId, { adult_from: ctx.clock.now() })],
      [
        'guardian has not proved her address',
        (_, { userId }) => changeUser(ctx, userId, { email_verified_at: null }),
      ],
      [
        'guardian is a minor herself',
        (_, { userId }) => changeUser(ctx, userId, { adult_from: new Date('2030-01-01') }),
      ],
    ])('is neither mailed nor shown where her %s', async (_, change) => {
      const mother = await makeMother();
      await change(await makeNaming(mother), mother);
      const { length } = ctx.sent;
      toFriday(ctx);
      await mailFridays(ctx);
      expect(ctx.sent).toHaveLength(length);
      expect((await friday(ctx, mother)).children).toEqual([]);
    });

    test('is not mailed to a guardian without an account', async () => {
      await makeNaming();
      toFriday(ctx);
      await mailFridays(ctx);
      expect(ctx.sent).toEqual([]);
    });
  });

  test('says nothing of a member whose consent is withdrawn', async () => {
    const { guardian, members } = await makeWorld(ctx);
    const id = members[0]?.userId ?? '';
    const as = { context: { ...ctx, actor: guardian.actor } };
    await call(familiesApi.changeConsent, { id, approved: false }, as);
    expect((await friday(ctx, guardian)).children.map(({ firstName }) => firstName)).toEqual(['Child 2']);
    const { length } = ctx.sent;
    toFriday(ctx);
    await mailFridays(ctx);
    expect(ctx.sent).toHaveLength(length);
  });

  test('is not mailed when no child has learned anything', async () => {
    const { guardian } = await makeFamily(ctx);
    await changeUser(ctx, guardian.userId, { place: 'new-york' });
    toFriday(ctx);
    await mailFridays(ctx);
    expect(ctx.sent).toEqual([]);
  });
});

describe('a Friday in a process that is killed at any step', () => {
  const database = useCommittedDatabase();

  test('brings each guardian one mail', async () => {
    const ctx = makeCtx(database.db);
    await makeWorld(ctx);
    toFriday(ctx);
    const steps = await dieAtEachStep(
      ctx,
      (ctx) => mailFridays(ctx),
      async () => expect(ctx.sent.length).toBeLessThanOrEqual(1),
    );
    expect(steps).toBeGreaterThan(8);
    expect(ctx.sent).toHaveLength(1);
    await Promise.all([mailFridays(ctx), mailFridays(ctx)]);
    expect(ctx.sent).toHaveLength(1);
  });
});
