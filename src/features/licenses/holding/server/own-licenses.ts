import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findRoom } from '#features/classes/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { isRenewable, seatsLeft } from '#features/licenses/policy.ts';
import { readBuyer } from '#features/licenses/server/buyer.ts';
import { isLive, listShares, todayIn, type LicenseRow } from '#features/licenses/server/license-rows.ts';
import type { LicenseDetail, OwnLicense } from '../contract.ts';

/** What the caller asked for, and until when she shares someone else's license. */
export async function listOwn(ctx: Ctx): Promise<{ items: OwnLicense[]; sharedUntil: string | null }> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('licenses')
    .selectAll()
    .where('holder_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  const shared = await ctx.db
    .selectFrom('license_shares')
    .innerJoin('licenses', 'licenses.id', 'license_shares.license_id')
    .select('ends_on')
    .where('user_id', '=', userId)
    .where('state', 'in', ['accepted', 'paid'])
    .where('ends_on', '>=', todayIn(ctx))
    .orderBy('ends_on', 'desc')
    .executeTakeFirst();
  return { items: rows.map((row) => viewOwn(ctx, row)), sharedUntil: shared?.ends_on ?? null };
}

export function viewOwn({ sealing, clock }: Pick<Ctx, 'sealing' | 'clock'>, row: LicenseRow): OwnLicense {
  const now = clock.now();
  return {
    id: row.id,
    state: row.state,
    school: readBuyer(sealing, row.sealed).school,
    seats: row.seats,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    currency: row.currency,
    total: row.total,
    dueOn: row.state === 'accepted' ? row.due_on : null,
    invoiceId: row.invoice_id,
    reason: row.reason,
    isLive: isLive(row, now),
    mayRenew: isRenewable({ state: row.state, endsOn: row.ends_on }, now),
  };
}

/** One of the caller's licenses. What is not hers is not found. */
export async function getOwnLicense(ctx: Ctx, id: string): Promise<LicenseDetail> {
  const { userId } = signedIn(ctx);
  const row = await ctx.db
    .selectFrom('licenses')
    .selectAll()
    .where('id', '=', id)
    .where('holder_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const shares = await listShares(ctx, id);
  const people = await describePeople(
    ctx,
    shares.flatMap(({ user_id }) => user_id ?? []),
  );
  const { students } = await findRoom(ctx, userId);
  return {
    ...viewOwn(ctx, row),
    shares: shares.map((share) => ({
      id: share.id,
      emailAddress: ctx.sealing.open(share.sealed_email),
      name: share.user_id === null ? null : (people.get(share.user_id)?.displayName ?? null),
      seats: share.seats,
      isAccepted: share.accepted_at !== null,
    })),
    seatsLeft: seatsLeft(row.seats, shares),
    seatsTaken: students.size,
  };
}
