import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { hashPassword } from './passwords/server/passwords.ts';
import { toMember } from './sessions/server/actors.ts';
import { openSession, type SessionSecrets } from './sessions/server/sessions.ts';
import type { UsersTable } from './server/tables.ts';
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

/** An open session of a user: `token` for `Authorization: Bearer`, `cookie` for the browser's cookie. */
export async function makeSession(ctx: TestCtx, user: Pick<TestUser, 'userId'>): Promise<SessionSecrets> {
  return openSession(ctx, { userId: user.userId, length: 'long', userAgent: 'test' });
}
