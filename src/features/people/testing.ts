import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { entitledColumns, selectEntitlements } from '#features/billing/server/public.ts';
import { entitle, type EntitledInTest } from '#features/billing/testing.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import type { UsersTable } from './users/server/tables.ts';
import { toMember } from './users/server/to-member.ts';
import { emailKey } from './users/server/email-key.ts';

/** The columns of a new user, and of what she is entitled to. */
type UserInTest = Partial<Insertable<UsersTable>> & EntitledInTest;
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
  { plan, plan_ends_at, trial_ends_at, course_ids, ...columns }: UserInTest = {},
  password?: string,
): Promise<TestUser> {
  const id = randomUUID() as UserId;
  const emailAddress = columns.email_address ?? `${id}@example.org`;
  await db
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
    .execute();
  await entitle({ db }, id, { plan, plan_ends_at, trial_ends_at, course_ids });
  const actor = await readMember({ db, clock }, id, randomUUID() as SessionId);
  return { userId: id, emailAddress, actor };
}

/** Changes what the database has of a user, as something else in the product would. */
export async function changeUser(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  { plan, plan_ends_at, trial_ends_at, course_ids, ...columns }: Updateable<UsersTable> & EntitledInTest,
): Promise<void> {
  await entitle({ db }, userId, { plan, plan_ends_at, trial_ends_at, course_ids });
  if (Object.keys(columns).length > 0)
    await db.updateTable('users').set(columns).where('id', '=', userId).execute();
}

/** Deletes a user with all that goes with her account. */
export async function removeUser({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** A user as a new request of hers finds her. */
export async function findActor(ctx: TestCtx, { userId, actor }: TestUser): Promise<Member> {
  return readMember(ctx, userId, actor.sessionId);
}

async function readMember({ db, clock }: TestCtx, userId: UserId, sessionId: SessionId): Promise<Member> {
  const row = await db
    .selectFrom('users')
    .leftJoin(selectEntitlements(db), 'entitlements.user_id', 'users.id')
    .selectAll('users')
    .select(entitledColumns)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return toMember(row, sessionId, clock.now());
}

/** In the order of a test's statements, whose clock often stands still. */
const inOrder = sql`at, cmin::text::integer`;

/** The entries of the audit log, from the oldest on. */
export async function readAuditLog({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('audit_entries')
    .select(['at', 'who', 'what', 'subject', 'why', 'before', 'after'])
    .orderBy(inOrder)
    .execute();
}

/** What each entry of the audit log says of before and after its act, from the oldest on. */
export async function readAuditStates({ db }: Pick<Ctx, 'db'>) {
  return db.selectFrom('audit_entries').select(['subject', 'before', 'after']).orderBy(inOrder).execute();
}

/** Chains the entries so far, as the commit does outside of tests that are rolled back. */
export async function chainAudit({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}

/** What the audit log says has happened, sorted. */
export async function listAudited({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const entries = await readAuditLog({ db });
  return entries.map(({ what }) => what).toSorted();
}
