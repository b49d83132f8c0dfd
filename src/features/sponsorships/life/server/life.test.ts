import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { addDays } from '#core/local-date.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { nextAnniversary } from '#platform/jewish-calendar/anniversaries.ts';
import { getDonation, makeDonation } from '#features/donations/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { reviewSponsorship } from '#features/sponsorships/deciding/server/decide.ts';
import { getOwn, reword, setRepeating } from '#features/sponsorships/keeping/server/own-sponsorship.ts';
import { getToday } from '#features/sponsorships/showing/server/show-dedications.ts';
import { beginPaying, makeBooking, makeDedication, readSponsorship } from '#features/sponsorships/testing.ts';
import { forgetSponsorships, workOffDays } from './work-off-days.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
});

const minutes = (count: number) => count * 60;
const days = (count: number) => minutes(count * 24 * 60);
/** The clock goes on to a moment. */
function setTime(instant: string): void {
  ctx.clock.advance((Date.parse(instant) - ctx.clock.now().getTime()) / 1000);
}
const mailed = () => ctx.sent.map(({ subject }) => subject);

async function pay(paymentId: string): Promise<void> {
  twin.pay(paymentId);
  await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
  await ctx.jobs.drain();
}

async function makeGiven(input: Parameters<typeof makeBooking>[1] = {}) {
  const { id, target } = await makeBooking(ctx, input);
  const paymentId = await beginPaying(ctx, target);
  await pay(paymentId);
  return { id, paymentId };
}

async function decide(id: string, review: 'approved' | 'declined', reason = '') {
  const admin = await makeUser(ctx, { admin: true });
  const staff = { ...ctx, actor: { ...admin.actor, tookSecondStep: true } };
  const { version } = await readSponsorship(ctx, id);
  return reviewSponsorship(staff, { id, review, version, reason });
}

async function refund(paymentId: string): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, { id: randomUUID(), reason: 'asked_by_payer', cause: 'staff:test' }),
  );
  await ctx.jobs.drain();
}

const tokenOf = async (id: string) => ctx.sealing.open((await readSponsorship(ctx, id)).sealed_token ?? '');
const nextOf = (id: string) =>
  ctx.db
    .selectFrom('sponsorships')
    .selectAll()
    .where('renews', '=', id)
    .where('state', '<>', 'freed')
    .executeTakeFirst();

describe('a day', () => {
  test('that is paid is its sponsor’s, and is shown on it once staff has approved the words', async () => {
    const { id } = await makeGiven();
    expect(await readSponsorship(ctx, id)).toMatchObject({ state: 'given', sponsor_name: 'Leah Donor' });
    const shown = async () => (await getToday(ctx, { on: '2026-12-20' })).dedications;
    expect(await shown()).toEqual([]);
    await decide(id, 'approved');
    expect(mailed()).toContain('Your dedication will be shown');
    expect(await shown()).toEqual([
      { span: 'day', courseId: null, kind: 'memory', words: 'Avraham ben Moshe' },
    ]);
    expect((await getToday(ctx, { on: '2026-12-21' })).dedications).toEqual([]);
    expect(await verifyLedger(ctx)).toEqual([]);
    expect(await listAudited(ctx)).toContain('sponsorship.approved');
  });

  test('begins when night falls at the reader’s place, and ends when it falls again', async () => {
    const { id } = await makeGiven({ on: '2026-11-19' });
    await decide(id, 'approved');
    const shownAt = async (instant: string, timeZone: string) => {
      setTime(instant);
      return (await getToday({ ...ctx, timeZone }, {})).dedications.length;
    };
    // Night falls at about 17:15 in Jerusalem, and at 17:20 in New York.
    expect(await shownAt('2026-11-18T14:00:00Z', 'Asia/Jerusalem')).toBe(0);
    expect(await shownAt('2026-11-18T15:40:00Z', 'Asia/Jerusalem')).toBe(1);
    expect(await shownAt('2026-11-18T15:40:00Z', 'America/New_York')).toBe(0);
    expect(await shownAt('2026-11-18T22:40:00Z', 'America/New_York')).toBe(1);
    expect(await shownAt('2026-11-19T15:40:00Z', 'Asia/Jerusalem')).toBe(0);
    expect(await shownAt('2026-11-19T21:00:00Z', 'America/New_York')).toBe(1);
    expect(await shownAt('2026-11-19T22:40:00Z', 'America/New_York')).toBe(0);
  });

  test('that someone else has is refused, with the nearest that is free', async () => {
    await makeBooking(ctx);
    await expect(makeBooking(ctx)).rejects.toMatchObject({
      code: 'taken',
      data: { nearest: '2026-12-21', hebrew: '11 Tevet 5787' },
    });
    await makeBooking(ctx, { on: '2026-12-21' });
    await expect(makeBooking(ctx)).rejects.toMatchObject({ data: { nearest: '2026-12-19' } });
  });

  test('that is over, or a year and a half away, cannot be had', async () => {
    for (const on of ['2026-11-17', '2028-06-01'])
      await expect(makeBooking(ctx, { on })).rejects.toMatchObject({ code: 'out_of_reach' });
  });

  test('is free again when its sponsor chooses another one, and half an hour after nobody has paid', async () => {
    const key = randomUUID();
    await makeBooking(ctx, { key });
    await makeBooking(ctx, { key, on: '2026-12-22' });
    await makeBooking(ctx);
    await expect(makeBooking(ctx, { on: '2026-12-22' })).rejects.toMatchObject({ code: 'taken' });
    ctx.clock.advance(minutes(31));
    await makeBooking(ctx, { on: '2026-12-22' });
    ctx.clock.advance(minutes(31));
    await workOffDays(ctx);
    ctx.clock.advance(days(31));
    await forgetSponsorships(ctx);
    expect(await ctx.db.selectFrom('sponsorships').select('id').execute()).toEqual([]);
  });

  test('whose money comes late is still its sponsor’s if nobody took it meanwhile', async () => {
    const { id, target } = await makeBooking(ctx);
    const paymentId = await beginPaying(ctx, target);
    ctx.clock.advance(minutes(45));
    await workOffDays(ctx);
    await pay(paymentId);
    expect(await readSponsorship(ctx, id)).toMatchObject({ state: 'given' });
  });

  test('whose money comes after someone else took it is not sold twice: the money goes back, with an offer', async () => {
    const late = await makeBooking(ctx);
    const paymentId = await beginPaying(ctx, late.target);
    ctx.clock.advance(minutes(45));
    const { id } = await makeGiven({ words: 'Sarah bat Rivka' });
    await pay(paymentId);
    expect(await readSponsorship(ctx, late.id)).toMatchObject({ state: 'freed' });
    expect(await readSponsorship(ctx, id)).toMatchObject({ state: 'given' });
    expect(twin.kept(paymentId)?.refunds).toHaveLength(1);
    const mail = ctx.sent.find(({ subject }) => subject === 'Your payment is on its way back');
    expect(mail?.text).toContain('The nearest free date is 11 Tevet 5787');
    expect(await verifyLedger(ctx)).toEqual([]);
    await expect(beginPaying(ctx, late.target)).rejects.toMatchObject({ code: 'target_closed' });
  });

  test('that is paid in two tabs is given once: the second donor hears that hers goes back, and sees it', async () => {
    const { id, target } = await makeBooking(ctx);
    const first = await beginPaying(ctx, target);
    const wanted = { to: target, amount: '180', dedication: 'none', dedicationText: '' } as const;
    const { token, payment_id } = await makeDonation(ctx, wanted);
    const second = payment_id ?? '';
    await pay(first);
    const sent = mailed().length;
    await pay(second);
    expect(await readSponsorship(ctx, id)).toMatchObject({ state: 'given' });
    expect(twin.kept(second)?.refunds).toHaveLength(1);
    expect(mailed().slice(sent)).toEqual(['Your second payment goes back']);
    expect(await getDonation(ctx, { token })).toMatchObject({
      state: 'draft',
      payment: 'none',
      sentBack: { amount: 18_000, isDone: true },
      refused: 'This is paid already. Thank you.',
      methods: [],
    });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is given for exactly its price', async () => {
    const { target } = await makeBooking(ctx);
    await expect(beginPaying(ctx, target, '18')).rejects.toMatchObject({ code: 'target_closed' });
  });

  test('is free again once all of its money has gone back', async () => {
    const { id, paymentId } = await makeGiven({ repeats: true });
    await decide(id, 'approved');
    await refund(paymentId);
    expect(await readSponsorship(ctx, id)).toMatchObject({ state: 'freed' });
    expect(await nextOf(id)).toBeUndefined();
    const own = await getOwn(ctx, { token: await tokenOf(id) });
    expect(own).toMatchObject({ repeats: false, nextYear: null });
    expect((await getToday(ctx, { on: '2026-12-20' })).dedications).toEqual([]);
    await makeBooking(ctx);
  });

  test('of an erased person stays paid, without words', async () => {
    const { userId, actor } = await makeUser(ctx);
    ctx = { ...ctx, actor };
    const { id } = await makeGiven({ repeats: true });
    await decide(id, 'approved');
    await inTransaction(ctx, (ctx) => erasePerson(ctx, userId));
    expect(await readSponsorship(ctx, id)).toMatchObject({
      state: 'given',
      sealed_words: null,
      sealed_address: null,
      sponsor_name: '',
      user_id: null,
    });
    expect((await getToday(ctx, { on: '2026-12-20' })).dedications).toEqual([]);
    expect(await nextOf(id)).toBeUndefined();
  });
});

describe('weeks, months and courses', () => {
  test('are booked whole, beside a day that is someone else’s', async () => {
    await makeBooking(ctx);
    const week = await makeBooking(ctx, { span: 'week', on: '2026-12-23' });
    expect(await readSponsorship(ctx, week.id)).toMatchObject({
      first_on: '2026-12-20',
      last_on: '2026-12-26',
    });
    const month = await makeBooking(ctx, { span: 'month', on: '2026-12-23' });
    expect(await readSponsorship(ctx, month.id)).toMatchObject({
      first_on: '2026-12-11',
      last_on: '2027-01-08',
    });
    await expect(makeBooking(ctx, { span: 'week', on: '2026-12-26' })).rejects.toMatchObject({
      code: 'taken',
      data: { nearest: '2026-12-27' },
    });
    await expect(makeBooking(ctx, { span: 'month', on: '2026-12-11' })).rejects.toMatchObject({
      code: 'taken',
      data: { nearest: '2027-01-09' },
    });
  });

  test('are not had of a course that there is not', async () => {
    const unknown = makeBooking(ctx, { span: 'course', courseId: 'unknown' });
    await expect(unknown).rejects.toMatchObject({ issues: [{ path: 'courseId' }] });
  });
});

describe('the words', () => {
  test('that are declined can be changed, and are looked at again', async () => {
    const { id } = await makeGiven({ repeats: true });
    await decide(id, 'declined', 'Please write the name only.');
    const mail = ctx.sent.at(-1);
    expect(mail?.subject).toBe('Please change the words of your dedication');
    expect(mail?.text).toContain('Please write the name only.');
    const token = await tokenOf(id);
    expect(await getOwn(ctx, { token })).toMatchObject({ review: 'declined', mayChange: true });
    const changed = await reword(ctx, { token, kind: 'honor', words: 'Moshe' });
    expect(changed).toMatchObject({ review: 'waiting', reason: '', words: 'Moshe' });
    await decide(id, 'approved');
    expect(await nextOf(id)).toMatchObject({ kind: 'honor', review: 'approved' });
  });

  test('are decided about as staff has seen them', async () => {
    const { id } = await makeGiven();
    const { version } = await readSponsorship(ctx, id);
    await reword(ctx, { token: await tokenOf(id), kind: 'honor', words: 'Someone else' });
    const { actor } = await makeUser(ctx, { admin: true });
    const decided = reviewSponsorship({ ...ctx, actor }, { id, review: 'approved', version, reason: '' });
    await expect(decided).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });
});

describe('the same date of the next year', () => {
  test('is kept for its sponsor, who is asked a month before, gives again, and is then shown', async () => {
    const { id } = await makeGiven({ repeats: true });
    await decide(id, 'approved');
    const next = await nextOf(id);
    // 10 Tevet 5788.
    expect(next).toMatchObject({ state: 'kept', first_on: '2028-01-09', review: 'approved' });
    setTime('2026-12-20T13:30:00Z');
    await workOffDays(ctx);
    expect(mailed()).toContain('Learning is dedicated as you wished');
    setTime('2027-11-30T12:00:00Z');
    await expect(makeBooking(ctx, { on: '2028-01-09' })).rejects.toMatchObject({ code: 'taken' });
    await workOffDays(ctx);
    expect(mailed()).not.toContain('Your date is coming again');
    setTime('2027-12-10T12:00:00Z');
    await workOffDays(ctx);
    await workOffDays(ctx);
    expect(mailed().filter((subject) => subject === 'Your date is coming again')).toHaveLength(1);
    const { payTarget } = await getOwn(ctx, { token: await tokenOf(next?.id ?? '') });
    await pay(await beginPaying(ctx, payTarget ?? ''));
    expect((await getToday(ctx, { on: '2028-01-09' })).dedications).toHaveLength(1);
    // 10 Tevet 5789.
    expect(await nextOf(next?.id ?? '')).toMatchObject({ state: 'kept', first_on: '2028-12-28' });
  });

  test('is free a week before if she has not given', async () => {
    const { id } = await makeGiven({ repeats: true });
    const next = await nextOf(id);
    setTime('2028-01-01T12:00:00Z');
    await expect(makeBooking(ctx, { on: '2028-01-09' })).rejects.toMatchObject({ code: 'taken' });
    setTime('2028-01-02T12:00:00Z');
    await makeBooking(ctx, { on: '2028-01-09' });
    await expect(beginPaying(ctx, `sponsorship:${next?.id}`)).rejects.toMatchObject({
      code: 'target_closed',
    });
  });

  test('is kept no longer once she says so, and again if she changes her mind', async () => {
    const { id } = await makeGiven({ repeats: true });
    const token = await tokenOf(id);
    await setRepeating(ctx, { token, repeats: false });
    expect(await nextOf(id)).toBeUndefined();
    await setRepeating(ctx, { token, repeats: true });
    expect(await nextOf(id)).toMatchObject({ state: 'kept' });
  });
});

test('a sponsor whose date is someone else’s next year hears so, and which free one is nearest', async () => {
  // 10 Tevet 5788 is on 9 January 2028, within reach from the end of 2026.
  setTime('2026-12-14T12:00:00Z');
  const next = nextAnniversary('2026-12-20', '2026-12-20', 'yahrzeit');
  await makeDedication(ctx, { on: next, words: 'Sarah bat Rivka' });
  const { id } = await makeGiven({ repeats: true });
  expect(await nextOf(id)).toBeUndefined();
  const mail = ctx.sent.find(({ subject }) => subject === 'Next year, your date is taken');
  expect(mail?.text).toMatch(/The nearest free date is 11 Tevet 5788/);
  expect(mail?.text).toContain(`/donate/sponsorships?span=day&on=${addDays(next, 1)}`);
});
