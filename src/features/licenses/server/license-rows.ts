import type { Selectable } from 'kysely';
import { localDateOf, type LocalDate } from '#core/local-date.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { grantPlan, withdrawGrant } from '#features/plans/server/public.ts';
import { beginsAt, isInForce, isOverAt, seatsLeft } from '../policy.ts';
import type { LicenseSharesTable, LicensesTable } from './tables.ts';

export type LicenseRow = Selectable<LicensesTable>;
export type ShareRow = Selectable<LicenseSharesTable>;

export const todayIn = ({ clock }: Pick<Ctx, 'clock'>): LocalDate => localDateOf(clock.now(), 'UTC');

/** A license, locked until the caller's transaction ends: its shares change one after the other. */
export async function lockLicense({ db }: Pick<Ctx, 'db'>, id: string): Promise<LicenseRow> {
  const row = await db.selectFrom('licenses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

export function listShares({ db }: Pick<Ctx, 'db'>, licenseId: string): Promise<ShareRow[]> {
  return db
    .selectFrom('license_shares')
    .selectAll()
    .where('license_id', '=', licenseId)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

export const isLive = (row: LicenseRow, now: Date): boolean =>
  isInForce({ state: row.state, endsOn: row.ends_on }, now);

type PlanCtx = Parameters<typeof grantPlan>[0];
const grantIdOf = (license: LicenseRow, share?: ShareRow): string =>
  share ? `license:${license.id}:${share.id}` : `license:${license.id}`;

/** Gives the holder Premium with the seats that are left to her, as long as the license lasts. */
export async function giveToHolder(ctx: PlanCtx, license: LicenseRow): Promise<void> {
  if (license.holder_id === null) return;
  await give(ctx, license.holder_id, license, {
    id: grantIdOf(license),
    seats: seatsLeft(license.seats, await listShares(ctx, license.id)),
  });
}

/** Gives a colleague who has accepted her share Premium with its seats. */
export async function giveShare(ctx: PlanCtx, license: LicenseRow, share: ShareRow): Promise<void> {
  if (share.user_id === null) return;
  await give(ctx, share.user_id, license, { id: grantIdOf(license, share), seats: share.seats });
}

function give(
  ctx: PlanCtx,
  userId: UserId,
  { starts_on, ends_on }: LicenseRow,
  grant: { id: string; seats: number },
) {
  return grantPlan(ctx, userId, {
    ...grant,
    plan: 'premium',
    source: 'license',
    from: beginsAt(starts_on),
    lasts: { until: isOverAt(ends_on) },
  });
}

export async function takeShare(ctx: PlanCtx, license: LicenseRow, share: ShareRow): Promise<void> {
  if (share.user_id !== null) await withdrawGrant(ctx, share.user_id, grantIdOf(license, share));
}

/** Ends what a license gives, for the holder and for all with whom she shares it. */
export async function takeFromAll(ctx: PlanCtx, license: LicenseRow): Promise<void> {
  if (license.holder_id !== null) await withdrawGrant(ctx, license.holder_id, grantIdOf(license));
  for (const share of await listShares(ctx, license.id)) await takeShare(ctx, license, share);
}
