import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readBuyer, sealBuyer } from './buyer.ts';
import { giveToHolder, isLive, lockLicense } from './license-rows.ts';

/** The licenses that a person asked for, and those that she shares. */
export async function exportLicenses(
  { db, sealing }: Pick<Ctx, 'db' | 'sealing'>,
  userId: UserId,
): Promise<object> {
  const licenses = await db
    .selectFrom('licenses')
    .selectAll()
    .where('holder_id', '=', userId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  const shares = await db
    .selectFrom('license_shares')
    .select(['license_id', 'seats', 'invited_at', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
  return {
    licenses: licenses.map((row) => ({
      ...readBuyer(sealing, row.sealed),
      seats: row.seats,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      currency: row.currency,
      total: row.total,
      state: row.state,
      requestedAt: row.requested_at,
    })),
    shares,
  };
}

type EraseCtx = Parameters<typeof giveToHolder>[0] & Pick<Ctx, 'sealing'>;

/**
 * Lets go of someone who is erased: seats that she shared are the holder's again, what she only asked for goes, and of a license that was
 * billed stays the school, as on its invoice.
 */
export async function forgetPerson(ctx: EraseCtx, { userId }: { userId: UserId }): Promise<void> {
  const shares = await ctx.db
    .selectFrom('license_shares')
    .select(['id', 'license_id'])
    .where('user_id', '=', userId)
    .orderBy('license_id')
    .execute();
  for (const { id, license_id: licenseId } of shares) {
    const license = await lockLicense(ctx, licenseId);
    await ctx.db.deleteFrom('license_shares').where('id', '=', id).execute();
    if (isLive(license, ctx.clock.now())) await giveToHolder(ctx, license);
  }
  await ctx.db
    .deleteFrom('licenses')
    .where('holder_id', '=', userId)
    .where('state', 'in', ['requested', 'declined'])
    .execute();
  const billed = await ctx.db
    .selectFrom('licenses')
    .select(['id', 'sealed'])
    .where('holder_id', '=', userId)
    .execute();
  for (const { id, sealed } of billed) {
    const { school } = readBuyer(ctx.sealing, sealed);
    const left = { school, address: '', contactName: '', contactEmail: '', purchaseOrder: '', taxNumber: '' };
    await ctx.db
      .updateTable('licenses')
      .set({ sealed: sealBuyer(ctx.sealing, left), holder_id: null })
      .where('id', '=', id)
      .execute();
  }
}
