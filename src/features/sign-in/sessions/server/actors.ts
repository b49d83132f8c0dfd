import type { Member } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Db } from '#platform/db/tables.ts';
import { entitledColumns, selectEntitlements } from '#features/billing/server/public.ts';
import { selectUsers, toMember } from '#features/people/server/public.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';

/** A member as found by a session's secret. */
export interface SignedIn extends Member {
  /** One of the demo world's people, who cannot sign in where it is off. */
  demo: boolean;
  language: Locale;
  lastSeenAt: Date;
}

const seenAgainAfter = 5 * 60_000;

/** The user signed in with an app's token; one indexed query. */
export async function findActorByBearer(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  return findActor(db, 'bearer_hash', token, now);
}

/** The user signed in with a browser's cookie; one indexed query. */
export async function findActorByCookie(db: Db, cookie: string, now: Date): Promise<SignedIn | undefined> {
  return findActor(db, 'cookie_hash', cookie, now);
}

/** Records that a session is in use, at most every five minutes. For unsafe requests: a GET changes nothing. */
export async function noteSessionUse(db: Db, member: SignedIn, now: Date): Promise<void> {
  if (now.getTime() - member.lastSeenAt.getTime() < seenAgainAfter) return;
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', member.sessionId).execute();
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
      'users.id',
      'users.role',
      'users.language',
      'users.created_at',
      'users.classic_mode',
      'users.minutes_per_day',
      'users.place',
      'users.admin',
      'users.staff',
      'users.adult_from',
      'users.guardian_approved_at',
      'users.demo',
    ])
    .where(column, '=', hash)
    .where('sessions.expires_at', '>', now);
}
