import type { Member } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Db } from '#platform/db/tables.ts';
import { entitledColumns, selectEntitlements } from '#features/billing/server/public.ts';
import { actorColumns, selectUsers, toMember } from '#features/people/server/public.ts';
import { findViewedMember } from '#features/sign-in/viewing/server/viewed-member.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import { noteSeen } from './sessions.ts';

/** A member as found by a session's secret. */
export interface SignedIn extends Member {
  /** One of the demo world's people, who cannot sign in where it is off. */
  demo: boolean;
  language: Locale;
  lastSeenAt: Date;
  /** What her session shows in place of her own account, while that lasts. */
  viewingId?: string | undefined;
}

const seenAgainAfter = 5 * 60_000;

/** The user signed in with an app's token; one indexed query. */
export async function findActorByBearer(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  return findActor(db, 'bearer_hash', token, now);
}

/**
 * The user signed in with a browser's cookie; one indexed query. In a browser that looks at the product as someone else
 * sees it, that person.
 */
export async function findActorByCookie(db: Db, cookie: string, now: Date): Promise<SignedIn | undefined> {
  const own = await findActor(db, 'cookie_hash', cookie, now);
  if (!own?.viewingId) return own;
  return (await findViewedMember(db, { id: own.viewingId, sessionId: own.sessionId }, now)) ?? own;
}

/**
 * Records that a session is in use, and in which time zone, at most every five minutes. For unsafe requests: a GET changes
 * nothing.
 */
export async function noteSessionUse(
  { db, now, timeZone }: { db: Db; now: Date; timeZone: string | undefined },
  member: SignedIn,
): Promise<void> {
  if (member.viewing || now.getTime() - member.lastSeenAt.getTime() < seenAgainAfter) return;
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', member.sessionId).execute();
  await noteSeen(db, { userId: member.userId, timeZone }, now);
}

type SecretColumn = 'bearer_hash' | 'cookie_hash';

const find = {
  bearer_hash: prepared((db, hash: Buffer, now: Date) => selectActor(db, 'bearer_hash', hash, now)),
  cookie_hash: prepared((db, hash: Buffer, now: Date) => selectActor(db, 'cookie_hash', hash, now)),
};

async function findActor(
  db: Db,
  column: SecretColumn,
  secret: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const row = await find[column](db, hashSecret(secret), now);
  return (
    row && {
      ...toMember(row, row.session_id, now),
      tookSecondStep: row.second_step_at !== null,
      demo: row.demo,
      language: row.language,
      lastSeenAt: row.last_seen_at,
      viewingId: row.viewing_id ?? undefined,
    }
  );
}

function selectActor(db: Db, column: SecretColumn, hash: Buffer, now: Date) {
  return selectUsers(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .leftJoin(selectEntitlements(db), 'entitlements.user_id', 'users.id')
    .select(entitledColumns)
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.second_step_at',
      'sessions.viewing_id',
      'users.language',
      'users.demo',
    ])
    .select(actorColumns)
    .where(column, '=', hash)
    .where('sessions.expires_at', '>', now);
}
