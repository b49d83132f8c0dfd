import type { Ctx } from '#platform/ctx.ts';
import {
  listContributionsOf,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { giftAidCurrency, giftAidYears, isNamedIn, yearsBefore } from '../policy.ts';
import { findDeclared, lockDonor, readTaxpayer, type DeclarationRow } from './declaration-rows.ts';

type CoverCtx = Pick<Ctx, 'db' | 'clock' | 'sealing'>;

/** Whether a gift can be covered at all: given in pounds, by a person and not by her fund. */
export function isCoverable({ currency, kind }: Pick<ContributionRow, 'currency' | 'kind'>): boolean {
  return currency === giftAidCurrency && kind !== 'pledge';
}

/** Whether anything has come of a donation that a declaration could cover. */
export async function mayDeclareFor(ctx: Pick<Ctx, 'db'>, donation: DonationRow): Promise<boolean> {
  if (donation.currency !== giftAidCurrency || donation.erased_at !== null) return false;
  if (!['given', 'running', 'ended'].includes(donation.state)) return false;
  return (await listContributionsOf(ctx, donation.id)).some(isCoverable);
}

/**
 * Covers a gift that has just come, if its donor has declared it; true if it is covered. What she declared on the form takes effect with it.
 * In the transaction that writes the gift down, which has locked its donation.
 */
export async function coverGift(
  ctx: CoverCtx,
  donation: DonationRow,
  contribution: ContributionRow,
): Promise<boolean> {
  if (!isCoverable(contribution)) return false;
  await lockDonor(ctx, donation);
  const declaration = await findDeclared(ctx, donation);
  if (!declaration) return false;
  if (declaration.in_effect_at === null) {
    await ctx.db
      .updateTable('gift_aid_declarations')
      .set({ in_effect_at: ctx.clock.now() })
      .where('id', '=', declaration.id)
      .execute();
    await coverPast(ctx, declaration, donation);
  }
  await insertGifts(ctx, declaration, [contribution]);
  return true;
}

/** Covers what its donor has given before, as far as a declaration goes. In a transaction that has locked the donation and the donor. */
export async function coverPast(
  ctx: CoverCtx,
  declaration: DeclarationRow,
  donation: Pick<DonationRow, 'id'>,
): Promise<void> {
  const taxpayer = readTaxpayer(ctx, declaration);
  if (!taxpayer) return;
  const { scope, user_id, address_mark } = declaration;
  const gifts = await ctx.db
    .selectFrom('contributions')
    .innerJoin('donations', 'donations.id', 'contributions.donation_id')
    .selectAll('contributions')
    .select('donations.donor_name')
    .where('contributions.currency', '=', giftAidCurrency)
    .where('contributions.kind', '<>', 'pledge')
    .where('contributions.given_at', '>=', yearsBefore(ctx.clock.now(), giftAidYears.claimed))
    .where('donations.state', '<>', 'void')
    .where(({ or, eb }) =>
      or([
        eb('donations.id', '=', donation.id),
        ...(scope === 'all' && address_mark !== null
          ? [eb('donations.address_mark', '=', address_mark)]
          : []),
        ...(scope === 'all' && user_id !== null ? [eb('donations.user_id', '=', user_id)] : []),
      ]),
    )
    .execute();
  await insertGifts(
    ctx,
    declaration,
    gifts.filter(
      ({ donation_id, donor_name }) => donation_id === donation.id || isNamedIn(donor_name, taxpayer),
    ),
  );
}

/** A gift that is covered already stays with its declaration. */
async function insertGifts(
  { db, clock }: CoverCtx,
  { id }: DeclarationRow,
  gifts: readonly Pick<ContributionRow, 'id' | 'refunded'>[],
): Promise<void> {
  if (gifts.length === 0) return;
  await db
    .insertInto('gift_aid_gifts')
    .values(
      gifts.map((gift) => ({
        contribution_id: gift.id,
        declaration_id: id,
        taken_back: gift.refunded,
        covered_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Follows money of a gift that has gone back, in the transaction that books it. */
export async function followRefund(
  { db }: Pick<Ctx, 'db'>,
  { id, refunded }: Pick<ContributionRow, 'id' | 'refunded'>,
): Promise<void> {
  await db
    .updateTable('gift_aid_gifts')
    .set({ taken_back: refunded })
    .where('contribution_id', '=', id)
    .where('taken_back', '<', refunded)
    .execute();
}
