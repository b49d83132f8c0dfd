import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { expectExact } from '#test/support/giving/expect-exact.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { addDays } from '#core/local-date.ts';
import { makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';
import { completeDonation } from '#features/donations/giving/server/view-donation.ts';
import {
  correctGift,
  enteredGift,
  giveDonation,
  makeEnteredGift,
  moveDonation,
  wantedDonation,
} from '#features/donations/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { completePayment } from '#features/payments/server/complete-payment.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { beginPaying, makeBooking, readSponsorship } from '#features/sponsorships/testing.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';

/* A process that is killed before or after any query or call to the provider, while money comes, goes back or moves. */

const database = useCommittedDatabase();
const patience = { timeout: 240_000 };

/** A campaign with a pool and a team; `settle` is another process that works off what is queued, minutes later. */
async function makeWorld() {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  const campaignId = await makeLiveCampaign(ctx);
  await makePool(ctx, { campaignId, cap: 50_000 });
  const to = `campaign:${campaignId}`;
  const teamId = await makeTeam(ctx, { campaignId });
  const finance = await financePerson(ctx, 'Dana');
  const settle = async () => {
    ctx.clock.advance(16);
    await ctx.jobs.drain();
  };
  const holds = async () => {
    expect(await verifyLedger(ctx)).toEqual([]);
    await expectExact(ctx, [campaignId]);
  };
  const asFinance = (own: RequestCtx): RequestCtx => ({ ...own, actor: finance.actor });
  return { twin, ctx, to, team: `${to}/${teamId}`, finance, asFinance, settle, holds };
}

const gifts = async () =>
  (await database.db.selectFrom('campaign_gifts').select('id').where('given_left', '>', 0).execute()).length;

test('while someone gives to a campaign, which counts and matches it once', patience, async () => {
  const { twin, ctx, to, settle, holds } = await makeWorld();
  let nth = 0;
  const give = async (own: RequestCtx) => {
    const { token, payHref } = await giveDonation(own, {
      ...wantedDonation,
      to,
      currency: 'GBP',
      key: `gift-${nth}`,
    });
    const paymentId = payHref === null ? undefined : new URL(payHref).pathname.slice(1);
    if (paymentId !== undefined && twin.kept(paymentId)?.state === 'pending') twin.pay(paymentId);
    await completeDonation(own, { token, query: {} });
  };
  await dieAtEachStep(
    ctx,
    (dying) => {
      nth += 1;
      return give(dying);
    },
    async () => {
      await settle();
      await holds();
      await give(ctx);
      expect(await gifts()).toBe(nth);
    },
  );
  expect(nth).toBeGreaterThan(30);
  expect(await gifts()).toBe(nth);
  await holds();
});

test(
  'while finance enters a gift, moves it to a team and takes it back, each of which is whole or not at all',
  patience,
  async () => {
    const { ctx, to, team, asFinance, holds } = await makeWorld();
    let nth = 0;
    const work = async (own: RequestCtx) => {
      const { id } = await makeEnteredGift(asFinance(own), { ...enteredGift, to, key: `check-${nth}` });
      await holds();
      await moveDonation(asFinance(own), { id, from: to, to: team, reason: 'It was for the team' });
      await moveDonation(asFinance(own), { id, from: team, to: '', reason: 'It was for everything' });
      await correctGift(asFinance(own), { id, reason: 'It did not clear' });
    };
    const steps = await dieAtEachStep(
      ctx,
      (dying) => {
        nth += 1;
        return work(dying);
      },
      holds,
    );
    expect(steps).toBeGreaterThan(60);
    await holds();
  },
);

test('while a day is sponsored, which is free or its sponsor’s, and paid once', patience, async () => {
  const { twin, ctx, settle, holds } = await makeWorld();
  let nth = 0;
  const findDay = () =>
    database.db
      .selectFrom('sponsorships')
      .select(['id', 'state', 'donation_id'])
      .where('key', '=', `day-${nth}`)
      .executeTakeFirst();
  const sponsor = async (own: RequestCtx) => {
    const known = await findDay();
    // Once she has gone on to pay, she comes back to what she has chosen.
    const { id } = known?.donation_id
      ? known
      : await makeBooking(own, { key: `day-${nth}`, on: addDays('2026-12-20', nth) });
    const paymentId = await beginPaying(own, `sponsorship:${id}`, '180', `gift-${nth}`);
    if (twin.kept(paymentId)?.state === 'pending') twin.pay(paymentId);
    await completePayment(own, paymentId, {});
  };
  await dieAtEachStep(
    ctx,
    (dying) => {
      nth += 1;
      return sponsor(dying);
    },
    async () => {
      await settle();
      await holds();
      if ((await findDay())?.state !== 'given') await sponsor(ctx);
      expect(await findDay()).toMatchObject({ state: 'given' });
    },
  );
  expect(nth).toBeGreaterThan(30);
  const { charged } = await database.db
    .selectFrom('contributions')
    .select(({ fn }) => fn.countAll<number>().as('charged'))
    .executeTakeFirstOrThrow();
  expect(charged).toBe(nth);
  await holds();
});

test('while a sponsor’s money is sent back, and the day is free together with it', patience, async () => {
  const { twin, ctx, settle, holds } = await makeWorld();
  let nth = 0;
  let last = { id: '', paymentId: '' };
  await dieAtEachStep(
    ctx,
    async (dying) => {
      nth += 1;
      const { id, target } = await makeBooking(ctx, { on: addDays('2026-12-20', nth) });
      const paymentId = await beginPaying(ctx, target);
      twin.pay(paymentId);
      await completePayment(ctx, paymentId, {});
      last = { id, paymentId };
      await inTransaction(dying, (dying) =>
        askForRefund(dying, paymentId, { id: randomUUID(), reason: 'asked_by_payer', cause: 'staff:test' }),
      );
    },
    async () => {
      await settle();
      await holds();
      const { refunded, amount } = await database.db
        .selectFrom('contributions')
        .select(['refunded', 'amount'])
        .where('payment_id', '=', last.paymentId)
        .executeTakeFirstOrThrow();
      expect((await readSponsorship(ctx, last.id)).state).toBe(refunded === amount ? 'freed' : 'given');
    },
  );
});
