import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Grant } from '../contract.ts';
import type { StoredGrant } from './tables.ts';

/** Grants someone a plan beside her own; the same id again replaces that grant. Joins the caller's transaction. */
export async function grantPlan(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  { id, ...grant }: Grant & { id: string },
): Promise<void> {
  const grants = JSON.stringify({ [id]: grant });
  await db
    .insertInto('entitlements')
    .values({ user_id: userId, grants })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ grants: sql`coalesce(entitlements.grants, '{}') || ${grants}::jsonb` }),
    )
    .execute();
  await db
    .insertInto('plan_changes')
    .values({
      id: randomUUID(),
      user_id: userId,
      changed_at: clock.now(),
      plan: grant.plan,
      ends_at: grant.endsAt,
      source: grant.source,
    })
    .execute();
}

/** Has a grant begin and end at other instants. Joins the caller's transaction. */
export async function moveGrant(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  id: string,
  { startsAt, endsAt }: Pick<Grant, 'startsAt' | 'endsAt'>,
): Promise<void> {
  const times = JSON.stringify({ startsAt, endsAt });
  await db
    .updateTable('entitlements')
    .set({ grants: sql`jsonb_set(grants, array[${id}::text], grants -> ${id}::text || ${times}::jsonb)` })
    .where('user_id', '=', userId)
    .execute();
}

/** Takes a grant back; one that is not there is left at that. Joins the caller's transaction. */
export async function withdrawGrant({ db }: Pick<Ctx, 'db'>, userId: UserId, id: string): Promise<void> {
  await db
    .updateTable('entitlements')
    .set({ grants: sql`nullif(grants - ${id}::text, '{}')` })
    .where('user_id', '=', userId)
    .execute();
}

/** Someone's grants by id, those that have ended too. */
export async function listGrants(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
): Promise<({ id: string } & Grant)[]> {
  const row = await db
    .selectFrom('entitlements')
    .select('grants')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Object.entries(row?.grants ?? {}).map(([id, stored]) => ({ id, ...readGrant(stored) }));
}

export function readGrant({ startsAt, endsAt, ...stored }: StoredGrant): Grant {
  return { ...stored, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}
