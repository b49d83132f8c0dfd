import { sql } from 'kysely';
import type { Finding } from '#features/ledger/contract.ts';
import { selectMoved, selectMovedByHand } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

const most = 100;

/**
 * Payments, and gifts that were entered by hand, of which contributions say something else than the books have as donations in the
 * account of what they are for.
 */
export async function compareContributions({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; account: string; given: string; booked: string }>`
    with booked as (
      select payment_id as subject, detail as account, -sum(amount) as given
      from (${selectMoved('donations')}) moved group by 1, 2
      union all
      select split_part(cause, ':', 2), detail, -sum(amount)
      from (${selectMovedByHand('donations')}) by_hand where cause like 'contribution:%' group by 1, 2
    ), kept as (
      select coalesce(contributions.payment_id, contributions.id) as subject, donations.account, amount - refunded as given
      from (select id, payment_id, donation_id, amount, refunded from contributions) contributions
      join (select id, account from donations) donations on donations.id = contributions.donation_id
    )
    select subject, account, coalesce(kept.given, 0)::text as given, coalesce(booked.given, 0)::text as booked
    from kept full join booked using (subject, account)
    where coalesce(kept.given, 0) <> coalesce(booked.given, 0) limit ${most}`.execute(db);
  return rows.map(({ subject, account, given, booked }) => ({
    check: 'contributions',
    subject,
    detail: `given ${given}, booked ${booked} as ${account}`,
  }));
}
