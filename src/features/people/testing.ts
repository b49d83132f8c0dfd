import { randomUUID } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { toMember } from './users/server/to-member.ts';
import type { UsersTable } from './users/server/tables.ts';
import { emailKey } from './users/server/email-key.ts';

type TestCtx = Pick<Ctx, 'db' | 'clock'>;

export interface TestUser {
  userId: UserId;
  emailAddress: string;
  /** As a request of hers would carry it; its session is not in the database, `makeSession` opens one. */
  actor: Member;
}

/**
 * A learner with a free plan, created now, unless columns say otherwise; without a password nobody can sign in as her.
 */
export async function makeUser(
  { db, clock }: TestCtx,
  columns: Partial<Insertable<UsersTable>> = {},
  password?: string,
): Promise<TestUser> {
  const id = randomUUID() as UserId;
  const emailAddress = columns.email_address ?? `${id}@example.org`;
  const row = await db
    .insertInto('users')
    .values({
      id,
      email_address: emailAddress,
      email_key: emailKey(emailAddress),
      password_hash: password === undefined ? 'none' : await hashPassword(password),
      first_name: 'Test',
      last_name: 'Person',
      role: 'learner',
      language: 'en',
      created_at: clock.now(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const actor = toMember(row, randomUUID() as SessionId, clock.now());
  return { userId: row.id, emailAddress, actor };
}

/** Changes what the database has of a user, as something else in the product would. */
export async function changeUser(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  columns: Updateable<UsersTable>,
): Promise<void> {
  await db.updateTable('users').set(columns).where('id', '=', userId).execute();
}

/** Deletes a user with all that goes with her account. */
export async function removeUser({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** A user as a new request of hers finds her. */
export async function findActor({ db, clock }: TestCtx, { userId, actor }: TestUser): Promise<Member> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  return toMember(row, actor.sessionId, clock.now());
}

/** The entries of the audit log, from the oldest on. */
export async function readAuditLog({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('audit_entries')
    .select(['at', 'who', 'what', 'subject', 'why'])
    .orderBy('at')
    .execute();
}

/** What the audit log says has happened, sorted. */
export async function listAudited({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const entries = await readAuditLog({ db });
  return entries.map(({ what }) => what).toSorted();
}
