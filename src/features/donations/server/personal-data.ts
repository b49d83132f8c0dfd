import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Taxpayer } from '../gift-aid/policy.ts';

/** What a person has promised and given, with what she wrote. */
export async function exportDonations(
  { db, sealing }: Pick<Ctx, 'db' | 'sealing'>,
  userId: UserId,
): Promise<object> {
  const donations = await db
    .selectFrom('donations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const contributions = await db
    .selectFrom('contributions')
    .innerJoin('donations', 'donations.id', 'contributions.donation_id')
    .select([
      'contributions.donation_id',
      'contributions.kind',
      'contributions.method',
      'contributions.currency',
      'contributions.amount',
      'contributions.refunded',
      'contributions.given_at',
    ])
    .where('donations.user_id', '=', userId)
    .orderBy('contributions.given_at')
    .orderBy('contributions.id')
    .execute();
  const recurrences = await db
    .selectFrom('recurrences')
    .innerJoin('donations', 'donations.id', 'recurrences.donation_id')
    .select(['recurrences.donation_id', 'day', 'next_on', 'paused_from', 'skipped_on', 'canceled_at'])
    .where('donations.user_id', '=', userId)
    .where('donations.state', '=', 'running')
    .orderBy('recurrences.donation_id')
    .execute();
  const declarations = await db
    .selectFrom('gift_aid_declarations')
    .select(['donation_id', 'scope', 'sealed_taxpayer', 'statement', 'paper_on', 'made_at', 'canceled_at'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const open = (sealed: string | null) => (sealed === null ? null : sealing.open(sealed));
  return {
    donations: donations.map((row) => ({
      id: row.id,
      target: row.target_kind,
      period: row.period,
      currency: row.currency,
      amount: row.amount,
      fee: row.fee,
      total: row.total,
      anonymity: row.anonymity,
      name: row.donor_name,
      emailAddress: open(row.sealed_address),
      dedication: row.dedication,
      dedicationText: open(row.sealed_dedication),
      message: open(row.sealed_message),
      postalAddress: open(row.sealed_postal),
      cameBy: row.channel,
      language: row.language,
      state: row.state,
      createdAt: row.created_at,
      givenAt: row.given_at,
    })),
    contributions,
    recurrences,
    giftAid: declarations.map(({ sealed_taxpayer, ...row }) => ({
      ...row,
      taxpayer: sealed_taxpayer === null ? null : (JSON.parse(sealing.open(sealed_taxpayer)) as Taxpayer),
    })),
  };
}
