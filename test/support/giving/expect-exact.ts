import { expect } from 'vitest';
import type { TestCtx } from '#test/support/ctx.ts';
import type { ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { currencyCodes, divideHalfEven, money, type Currency } from '#core/money.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';
import { convert } from '#features/currencies/server/public.ts';
import { compareContributions } from '#features/donations/server/compare-books.ts';
import { readBalance } from '#features/ledger/server/public.ts';

/** At this moment: sums, matches and pools are those of the gifts, the gifts those of the contributions, and these those of the books. */
export async function expectExact(ctx: TestCtx, campaigns: readonly string[]): Promise<void> {
  await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const then = { ...ctx, db };
      expect(await compareSums(then)).toEqual([]);
      expect(await compareContributions(then)).toEqual([]);
      await expectExactMatches(then);
      for (const campaignId of campaigns) {
        const { raised, matched, gifts } = await readLive(then, campaignId);
        const rows = await db
          .selectFrom('campaign_gifts')
          .innerJoin('contributions', 'contributions.id', 'campaign_gifts.id')
          .innerJoin('donations', 'donations.id', 'contributions.donation_id')
          .select(['amount_left', 'given_left', 'team_id', 'contributions.amount', 'refunded', 'target_id'])
          .select(['campaign_gifts.given_at as counted_at', 'contributions.given_at'])
          .where('campaign_gifts.campaign_id', '=', campaignId)
          .execute();
        for (const row of rows) {
          // A gift that was moved to no campaign leaves its row, with nothing left of it.
          const [at, teamId = null] = row.target_id?.split('/') ?? [];
          const left = at === campaignId ? row.amount - row.refunded : 0;
          expect(row).toMatchObject({ given_left: left, ...(at === campaignId && { team_id: teamId }) });
          expect(row.counted_at).toEqual(row.given_at);
        }
        const pools = await db
          .selectFrom('campaign_pools')
          .select(['used', 'cap'])
          .where('campaign_id', '=', campaignId)
          .execute();
        for (const { used, cap } of pools) expect(used).toBeLessThanOrEqual(cap);
        expect({ raised, matched, gifts }).toEqual({
          raised: rows.reduce((sum, { amount_left }) => sum + amount_left, 0),
          matched: pools.reduce((sum, { used }) => sum + used, 0),
          gifts: rows.filter(({ given_left }) => given_left > 0).length,
        });
      }
    });
}

/**
 * Each match is what its ratio gives for the part of its gift that it is for, or all that its pool had; the parts come to no more than is left
 * of the gift. Refunds have taken no more of them than they had to, except where one came back, or the gift was moved between them.
 */
async function expectExactMatches({ db }: Pick<TestCtx, 'db'>): Promise<void> {
  const rows = await db
    .selectFrom('campaign_matches')
    .innerJoin('campaign_pools', 'campaign_pools.id', 'campaign_matches.pool_id')
    .innerJoin('campaign_gifts', 'campaign_gifts.id', 'campaign_matches.gift_id')
    .select(['gift_id', 'ratio', 'campaign_matches.amount', 'campaign_matches.amount_left as left'])
    .select('campaign_gifts.amount_left as open')
    .execute();
  const gifts = new Map<string, { open: number; made: number; covered: number }>();
  for (const { gift_id, ratio, amount, left, open } of rows) {
    expect(left === amount || left % ratio === 0, gift_id).toBe(true);
    const gift = gifts.get(gift_id) ?? { open, made: 0, covered: 0 };
    gift.made += Math.ceil(amount / ratio);
    gift.covered += Math.ceil(left / ratio);
    gifts.set(gift_id, gift);
  }
  const changed = await db
    .selectFrom('contributions')
    .select('contributions.id')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('payment_refunds')
            .select('payment_refunds.id')
            .whereRef('payment_refunds.payment_id', '=', 'contributions.payment_id')
            .where('state', '=', 'failed'),
        ),
        exists(
          selectFrom('audit_entries')
            .select('audit_entries.id')
            .whereRef('subject', '=', 'contributions.donation_id')
            .where('what', '=', 'donation.moved'),
        ),
      ]),
    )
    .execute();
  const otherwise = new Set(changed.map(({ id }) => id));
  for (const [id, { open, made, covered }] of gifts) {
    expect(covered, id).toBeLessThanOrEqual(Math.min(open, made));
    if (!otherwise.has(id)) expect(covered, id).toBe(Math.min(open, made));
  }
}

/** Every payment, gift, receipt and account is what the provider's payments make of it. */
export async function expectAgreement(ctx: TestCtx, twin: ProviderTwin): Promise<void> {
  const { db } = ctx;
  const payments = await db.selectFrom('payments').selectAll().execute();
  const contributions = await db.selectFrom('contributions').selectAll().execute();
  const gifts = new Map(
    (await db.selectFrom('campaign_gifts').selectAll().execute()).map((row) => [row.id, row]),
  );
  const donations = new Map(
    (await db.selectFrom('donations').select(['id', 'target_id']).execute()).map((row) => [
      row.id,
      row.target_id,
    ]),
  );
  const countedGift = ({ id, donation_id }: { id: string; donation_id: string }) => {
    const gift = gifts.get(id);
    const [campaignId] = donations.get(donation_id)?.split('/') ?? [];
    return gift?.campaign_id === campaignId ? gift : undefined;
  };
  const documents = await db.selectFrom('documents').selectAll().execute();
  const refused = await db.selectFrom('payment_refunds').select('id').where('state', '=', 'failed').execute();
  const held = new Map<Currency, bigint>();
  for (const payment of payments) {
    const kept = twin.kept(payment.id);
    const captured = kept?.state === 'captured' ? Number(kept.amount.amount) : 0;
    const back = (kept?.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount.amount), 0);
    const disputed = (state: string) =>
      (kept?.disputes ?? [])
        .filter((dispute) => dispute.state === state)
        .reduce((sum, { amount }) => sum + Number(amount.amount), 0);
    expect(kept?.charges ?? 0, payment.id).toBe(captured > 0 ? 1 : 0);
    // A bank may take back what was refunded before: that is a loss of ours, and no gift's.
    const lost = Math.min(disputed('lost'), captured - back);
    const gone = back + lost;
    expect(payment, payment.id).toMatchObject({ captured, refunded: back, lost });
    const contribution = contributions.find(({ payment_id }) => payment_id === payment.id);
    const isStuck = refused.some(({ id }) => id === `${payment.id}-back`);
    const gift = contribution && countedGift(contribution);
    const receipts = documents.filter(
      ({ kind, payment_id }) => kind === 'receipt' && payment_id === payment.id,
    );
    // What could not be given is back, unless the provider refused that: then finance decides.
    const stuck = isStuck ? captured - back : 0;
    const isGiven = contribution !== undefined;
    expect(
      {
        given: contribution?.amount,
        back: contribution?.refunded,
        counted: gift && [gift.amount, gift.amount_left],
        receipts: receipts.map(({ gross }) => gross),
        kept: captured - back,
      },
      payment.id,
    ).toEqual({
      given: isGiven ? captured : undefined,
      back: isGiven ? gone : undefined,
      counted: gift && countedOf(gift, { given: captured, left: captured - gone }),
      receipts: isGiven ? [captured] : [],
      kept: isGiven ? captured - back : stuck,
    });
    const rest = captured - back - disputed('lost') - disputed('open') - (captured > 0 ? 1 : 0);
    held.set(payment.currency, (held.get(payment.currency) ?? 0n) + BigInt(rest));
  }
  for (const currency of currencyCodes) {
    const books = { entity: legalEntityOf(currency), currency };
    const balance = await readBalance(ctx, books, { purpose: 'provider', detail: 'sandbox' });
    expect(balance, currency).toBe(held.get(currency) ?? 0n);
    const received = await readBalance(ctx, books, { purpose: 'received', detail: 'check' });
    expect(received, `checks in ${currency}`).toBe(
      contributions
        .filter((each) => each.kind === 'offline' && each.currency === currency)
        .reduce((sum, { amount, refunded }) => sum + BigInt(amount - refunded), 0n),
    );
  }
  for (const { id, donation_id, amount, refunded } of contributions.filter(
    ({ kind }) => kind === 'offline',
  )) {
    const gift = countedGift({ id, donation_id });
    expect(gift && [gift.amount, gift.amount_left], id).toEqual(
      gift && countedOf(gift, { given: amount, left: amount - refunded }),
    );
  }
}

/** What a gift and what is left of it count for its campaign, by the rate that is frozen with it. */
function countedOf(
  { currency, rate }: { currency: Currency; rate: string },
  { given, left }: { given: number; left: number },
): [amount: number, amountLeft: number] {
  const { amount } = convert(money(given, currency), { rate, to: 'GBP' });
  const part = left === 0 ? 0n : divideHalfEven(amount * BigInt(left), BigInt(given));
  return [Number(amount), Number(part)];
}
