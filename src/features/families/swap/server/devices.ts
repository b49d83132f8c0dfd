import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { yearSeconds } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { endSessionsOn, findSessionDevice } from '#features/sign-in/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { findBelonging } from '#features/families/members/server/family-rows.ts';

const cookieName = 'family-device';
const Cookie = z.object({ token: z.string() });

/** A device that a family shares. */
export interface FamilyDevice {
  id: string;
  siblingsMaySwap: boolean;
}

type DeviceCtx = Pick<RequestCtx, 'db' | 'signedCookies'>;

/** This family's device behind the request: that on which its session was opened, else the one that the browser names. */
export async function findFamilyDevice(
  ctx: DeviceCtx,
  familyId: FamilyId,
  deviceId: string | undefined,
): Promise<FamilyDevice | undefined> {
  const { data: cookie } = Cookie.safeParse(ctx.signedCookies.read(cookieName));
  const devices = ctx.db
    .selectFrom('family_devices')
    .select(['id', 'siblings_may_swap'])
    .where('family_id', '=', familyId);
  const row =
    (deviceId === undefined ? undefined : await devices.where('id', '=', deviceId).executeTakeFirst()) ??
    (cookie && (await devices.where('token_hash', '=', hashSecret(cookie.token)).executeTakeFirst()));
  return row && { id: row.id, siblingsMaySwap: row.siblings_may_swap };
}

/** What wrong tries of a proof are counted by: the family's device, or the session where there is none. */
export async function nameDevice(ctx: RequestCtx, familyId: FamilyId): Promise<string> {
  const session = await findSessionDevice(ctx);
  return (await findFamilyDevice(ctx, familyId, session?.deviceId))?.id ?? signedIn(ctx).sessionId;
}

/** The same device, made if there is none yet: as its family decides. Call it in a transaction. */
export async function takeFamilyDevice(
  ctx: RequestCtx,
  familyId: FamilyId,
  deviceId: string | undefined,
): Promise<FamilyDevice> {
  const now = ctx.clock.now();
  const known = await findFamilyDevice(ctx, familyId, deviceId);
  if (known) {
    await ctx.db
      .updateTable('family_devices')
      .set({ last_used_at: now })
      .where('id', '=', known.id)
      .execute();
    return known;
  }
  const { siblings_may_swap } = await ctx.db
    .selectFrom('families')
    .select('siblings_may_swap')
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await ctx.db
    .insertInto('family_devices')
    .values({
      id,
      token_hash: hashSecret(token),
      family_id: familyId,
      siblings_may_swap,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  ctx.afterCommit(() => ctx.signedCookies.set(cookieName, { token }, yearSeconds));
  return { id, siblingsMaySwap: siblings_may_swap };
}

/** Someone of a family signs out: on this device the whole family does, and the device is forgotten. */
export async function forgetFamilyDevice(ctx: RequestCtx): Promise<void> {
  const belonging = await findBelonging(ctx, signedIn(ctx).userId);
  if (!belonging) return;
  const session = await findSessionDevice(ctx);
  const device = await findFamilyDevice(ctx, belonging.familyId, session?.deviceId);
  if (!device) return;
  await endSessionsOn(ctx, device.id);
  await ctx.db.deleteFrom('family_devices').where('id', '=', device.id).execute();
  ctx.afterCommit(() => ctx.signedCookies.clear(cookieName));
}

/** Forgets devices that nobody has used for longer than any session lasts; returns how many. For the maintenance. */
export async function removeOldDevices({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const since = new Date(clock.now().getTime() - (yearSeconds + 30 * 86_400) * 1000);
  const { numDeletedRows } = await db
    .deleteFrom('family_devices')
    .where('last_used_at', '<', since)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
