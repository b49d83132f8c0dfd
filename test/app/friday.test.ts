import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { isUnwantedMail } from '#app/mail-wishes.ts';
import { findPlaceOfReader } from '#app/place-of-reader.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import { familiesApi } from '#features/families/api.ts';
import { makeFamily } from '#features/families/testing.ts';
import { completeItem } from '#features/learning/server/public.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { findMember } from '#features/people/server/public.ts';
import { changeUser, type TestUser } from '#features/people/testing.ts';
import { mailFridays } from '#features/together/friday/server/mail-friday.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { createMemoryJobs } from '#platform/jobs/memory-jobs.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { createMailOutbox } from '#platform/mail/outbox.ts';
import { createMailSeal } from '#platform/mail/seal-mail.ts';
import { createUnsubscribeTokens } from '#platform/mail/unsubscribe-tokens.ts';
import { makeCtx, type TestCtx } from '../support/ctx.ts';
import { useCommittedDatabase } from '../support/db.ts';

const database = useCommittedDatabase();
const minute = 60_000;
const summary = 'For your Shabbat table';

/** What reaches a house that has real mail, and when. */
function makeHouse() {
  const { db } = database;
  const jobs = createMemoryJobs();
  const arrived: { subject: string; at: Date }[] = [];
  const base = makeCtx(db);
  const mails = createMailOutbox({
    db,
    jobs,
    clock: base.clock,
    log: base.log,
    seal: createMailSeal({ secret: 'a secret of thirty-two characters' }),
    deliver: async ({ subject }: Mail) => void arrived.push({ subject, at: base.clock.now() }),
    keepsSent: false,
    placeOf: findPlaceOfReader,
    isUnwanted: isUnwantedMail,
    tokens: createUnsubscribeTokens({ secret: 'test' }),
  });
  const ctx: TestCtx = { ...base, mails };
  return { ctx, jobs, arrived };
}

/** A parent at a place, two of whose children have learned something today: the first rests on Shabbat, the other does not. */
async function makeHome(ctx: TestCtx, place: string) {
  const { guardian, members } = await makeFamily(ctx);
  await changeUser(ctx, guardian.userId, { place });
  const course = await makeCourse(ctx);
  const [resting, free] = members;
  if (!resting || !free) throw new Error('a family of two');
  for (const [child, onHolyDays] of [
    [resting, 'rest'],
    [free, 'open'],
  ] as const) {
    await changeUser(ctx, child.userId, { place });
    await inTransaction(ctx, (ctx) => completeItem(ctx, { userId: child.userId, itemId: itemIdOf(course) }));
    const rules = { minutes: Array<number>(7).fill(60), quiet: null, onHolyDays };
    await call(
      familiesApi.restrictChild,
      { id: child.userId, rules },
      { context: await asNow(ctx, guardian) },
    );
  }
  return { guardian, resting, free };
}

/** Each request of someone reads her account again. */
async function asNow(ctx: TestCtx, { userId }: { userId: UserId }): Promise<TestCtx> {
  const found = await findMember(ctx, userId);
  if (!found) throw new Error('no such person');
  return { ...ctx, actor: { ...found, sessionId: 'none' as SessionId } };
}

async function isHoly(ctx: TestCtx, child: TestUser): Promise<boolean> {
  const { closed } = await call(familiesApi.timeRestriction, undefined, {
    context: await asNow(ctx, child),
  });
  return closed === 'holy';
}

/** Ten minutes at a time from one moment to another; a notice is sent at every full hour. */
async function live(
  house: ReturnType<typeof makeHouse>,
  home: Awaited<ReturnType<typeof makeHome>>,
  until: Date,
) {
  const { ctx, jobs } = house;
  const rests: Date[] = [];
  const open: Date[] = [];
  while (ctx.clock.now() < until) {
    const now = ctx.clock.now();
    const time = now.toISOString().slice(0, 16);
    if (now.getTime() % (60 * minute) === 0) {
      await inTransaction(ctx, (ctx) =>
        ctx.mails.send(ctx, {
          id: time,
          to: home.guardian.emailAddress,
          language: 'en',
          subject: time,
          html: '',
          text: '',
        }),
      );
      await mailFridays(ctx);
    }
    await jobs.run('mail.release');
    await jobs.drain();
    if (await isHoly(ctx, home.resting)) rests.push(now);
    if (await isHoly(ctx, home.free)) open.push(now);
    ctx.clock.advance(600);
  }
  return { rests, open };
}

// Candles and nightfall of the printed calendars of these places. In Tromsø the sun stays down in December and up in June:
// the sunset of the same longitude at 60° counts, and nightfall is 72 minutes later.
describe.each([
  {
    place: 'jerusalem',
    from: '2026-11-26T22:00Z',
    summaryAt: '2026-11-27T05:00',
    candles: '2026-11-27T13:55Z',
    nightfall: '2026-11-28T15:15Z',
  },
  {
    place: 'new-york',
    from: '2026-11-27T05:00Z',
    summaryAt: '2026-11-27T12:00',
    candles: '2026-11-27T21:12Z',
    nightfall: '2026-11-28T22:17Z',
  },
  {
    place: 'melbourne',
    from: '2026-11-26T13:00Z',
    summaryAt: '2026-11-26T20:00',
    candles: '2026-11-27T09:06Z',
    nightfall: '2026-11-28T10:07Z',
  },
  {
    place: 'tromso',
    from: '2026-12-17T23:00Z',
    summaryAt: '2026-12-18T06:00',
    candles: '2026-12-18T13:19Z',
    nightfall: '2026-12-19T14:49Z',
  },
  {
    place: 'tromso',
    from: '2027-06-17T22:00Z',
    summaryAt: '2027-06-18T05:00',
    candles: '2027-06-18T19:53Z',
    nightfall: '2027-06-19T21:23Z',
  },
])('a Friday in $place from $from', ({ place, from, summaryAt, candles, nightfall }) => {
  test(
    'brings the summary before the candles, and then nothing until night, when all comes in order',
    { timeout: 120_000 },
    async () => {
      const house = makeHouse();
      const { ctx, arrived } = house;
      ctx.clock.advance((Date.parse(from) - ctx.clock.now().getTime()) / 1000);
      const home = await makeHome(ctx, place);
      const until = new Date(Date.parse(nightfall) + 90 * minute);
      const { rests, open } = await live(house, home, until);
      const [begins, ends] = [Date.parse(candles), Date.parse(nightfall)];

      expect(
        arrived.filter(({ subject }) => subject === summary).map(({ at }) => at.toISOString().slice(0, 16)),
      ).toEqual([summaryAt]);
      const slack = 10 * minute;
      const during = arrived.filter(({ at }) => at.getTime() > begins + slack && at.getTime() < ends - slack);
      expect(during).toEqual([]);
      const held = arrived.filter(
        ({ subject, at }) => subject !== summary && at.getTime() - Date.parse(`${subject}Z`) > slack,
      );
      expect(held.length).toBeGreaterThan(20);
      expect(held.map(({ subject }) => subject)).toEqual(held.map(({ subject }) => subject).toSorted());
      expect(new Set(held.map(({ at }) => at.getTime())).size).toBeGreaterThan(4);
      const last = held.at(-1)?.at.getTime() ?? 0;
      expect(last).toBeGreaterThan(ends);
      expect(last).toBeLessThanOrEqual(ends + 60 * minute + slack);
      const sentIn = arrived.length - 1;
      expect(sentIn).toBe(Math.floor((until.getTime() - 1 - Date.parse(from)) / (60 * minute)) + 1);

      expect(Math.abs((rests[0]?.getTime() ?? 0) - begins)).toBeLessThanOrEqual(slack);
      expect(Math.abs((rests.at(-1)?.getTime() ?? 0) - ends)).toBeLessThanOrEqual(slack);
      expect(rests).toHaveLength(((rests.at(-1)?.getTime() ?? 0) - (rests[0]?.getTime() ?? 0)) / slack + 1);
      expect(open).toEqual([]);
    },
  );
});
