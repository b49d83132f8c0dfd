import { dayMs } from '#core/durations.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import { SignInRequired } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { refuseAbsent, updateUsers } from '#features/people/server/public.ts';

/** `long` is remembered for a year (spec §4); `short` also expires here, in case its browser is never closed. */
const days = { long: 365, short: 30 };
type Length = keyof typeof days;

/** On which shared device a session is opened, and whether by a PIN alone, or by a child with her pictures. */
interface SharedDevice {
  deviceId?: string | undefined;
  byPin?: boolean | undefined;
  byPictures?: boolean | undefined;
}

/** The two secrets of a session, known only to its user: the app's bearer token and the browser's cookie. */
export interface SessionSecrets {
  token: string;
  cookie: string;
}

/**
 * Signs a user in with new secrets; a session that came with the request ends, which prevents session fixation. Every
 * way in comes through here. Refuses the demo world's people where it is off.
 */
export async function replaceSession(
  ctx: RequestCtx,
  userId: UserId,
  length: Length,
  { tookSecondStep = false, ...device }: SharedDevice & { tookSecondStep?: boolean } = {},
): Promise<SessionSecrets> {
  await refuseAbsent(ctx, userId);
  await endSession(ctx);
  const { userAgent, timeZone } = ctx;
  return openSession(ctx, { userId, length, userAgent, timeZone, tookSecondStep, ...device });
}

/**
 * The session of the request, locked until the caller's transaction ends: on which shared device it was opened, and whether it
 * is remembered. Refuses one that has ended since the request came in.
 */
export async function lockSession(
  ctx: Pick<Ctx, 'db' | 'actor'>,
): Promise<{ deviceId: string | undefined; remember: boolean }> {
  const row = await ctx.db
    .selectFrom('sessions')
    .select(['device_id', 'created_at', 'expires_at'])
    .where('id', '=', signedIn(ctx).sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new SignInRequired();
  return { deviceId: row.device_id ?? undefined, remember: isLong(row) };
}

/** The shared device on which the session of the request was opened, and when the session was last in use. */
export async function findSessionDevice(
  ctx: Pick<Ctx, 'db' | 'actor'>,
): Promise<{ deviceId: string; lastSeenAt: Date } | undefined> {
  if (ctx.actor.kind === 'visitor') return undefined;
  const row = await ctx.db
    .selectFrom('sessions')
    .select(['device_id', 'last_seen_at'])
    .where('id', '=', ctx.actor.sessionId)
    .executeTakeFirst();
  return row?.device_id == null ? undefined : { deviceId: row.device_id, lastSeenAt: row.last_seen_at };
}

/** Ends every session on a shared device, and notifies every process once that is certain. */
export async function endSessionsOn(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  deviceId: string,
): Promise<void> {
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('device_id', '=', deviceId)
    .returning('id')
    .execute();
  for (const { id } of ended) ctx.afterCommit(() => ctx.events.publish('signIn.session.ended', id));
}

/**
 * Gives the request's session new secrets, since what it may do has changed; its expiry stays the same. Call it in the
 * transaction of the change, and set the cookie once that is committed.
 */
export async function renewSecrets(
  ctx: Pick<Ctx, 'db'>,
  sessionId: SessionId,
): Promise<SessionSecrets & { remember: boolean }> {
  const token = newSecret();
  const cookie = newSecret();
  const row = await ctx.db
    .updateTable('sessions')
    .set({ bearer_hash: hashSecret(token), cookie_hash: hashSecret(cookie) })
    .where('id', '=', sessionId)
    .returning(['created_at', 'expires_at'])
    .executeTakeFirst();
  if (!row) throw new SignInRequired();
  return { token, cookie, remember: isLong(row) };
}

function isLong(row: { created_at: Date; expires_at: Date }): boolean {
  return row.expires_at.getTime() - row.created_at.getTime() > days.short * dayMs;
}

/** Opens a session; ends no other. */
export async function openSession(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  session: {
    userId: UserId;
    length: Length;
    userAgent: string;
    timeZone?: string | undefined;
    tookSecondStep?: boolean;
  } & SharedDevice,
): Promise<SessionSecrets> {
  const token = newSecret();
  const cookie = newSecret();
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sessions')
    .values({
      id: randomUUID() as SessionId,
      user_id: session.userId,
      bearer_hash: hashSecret(token),
      cookie_hash: hashSecret(cookie),
      user_agent: session.userAgent,
      time_zone: session.timeZone ?? null,
      created_at: now,
      last_seen_at: now,
      second_step_at: session.tookSecondStep ? now : null,
      expires_at: new Date(now.getTime() + days[session.length] * dayMs),
      device_id: session.deviceId ?? null,
      opened_by_pin: session.byPin ?? false,
      opened_by_pictures: session.byPictures ?? false,
    })
    .execute();
  await noteSeen(ctx.db, session, now);
  return { token, cookie };
}

/** Notes when a person was last seen, and in which time zone, if her browser tells: her mail keeps Shabbat there. */
export async function noteSeen(
  db: Ctx['db'],
  { userId, timeZone }: { userId: UserId; timeZone?: string | undefined },
  now: Date,
): Promise<void> {
  await updateUsers(db)
    .set({ last_seen_at: now, ...(timeZone !== undefined && { time_zone: timeZone }) })
    .where('id', '=', userId)
    .execute();
}

/** Ends the session that the request came with, if any, and notifies every process once that is certain. */
export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'visitor') return;
  const { sessionId } = ctx.actor;
  await ctx.db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  ctx.afterCommit(() => ctx.events.publish('signIn.session.ended', sessionId));
}

/** Ends a person's sessions, all or all but one, and notifies every process once that is certain; returns how many. */
export async function endSessionsOf(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  userId: UserId,
  { except }: { except?: SessionId } = {},
): Promise<number> {
  let sessions = ctx.db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except) sessions = sessions.where('id', '!=', except);
  const ended = await sessions.returning('id').execute();
  for (const { id } of ended) ctx.afterCommit(() => ctx.events.publish('signIn.session.ended', id));
  return ended.length;
}

/** Ends the sessions that children have opened with their pictures, and notifies every process once that is certain. */
export async function endSessionsByPictures(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  userIds: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return;
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('user_id', 'in', userIds)
    .where('opened_by_pictures', '=', true)
    .returning('id')
    .execute();
  for (const { id } of ended) ctx.afterCommit(() => ctx.events.publish('signIn.session.ended', id));
}

/** Removes expired sessions; returns how many. For the database's maintenance. */
export async function removeExpiredSessions({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
