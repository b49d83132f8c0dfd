import { randomUUID } from 'node:crypto';
import { checkLetterOf } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { cardLength } from '#features/classes/policy.ts';
import {
  eraseDate,
  giveUpAccounts,
  erasePerson,
  insertUsers,
  recordAudit,
  selectUsers,
  updateUsers,
} from '#features/people/server/public.ts';
import { endSessionsOf, removeAddedWaysIn } from '#features/sign-in/server/public.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import { noPassword } from '#platform/crypto/passwords.ts';

/** Her age is not known, so all we can say is that she is an adult by then. */
const yearsOfChildhood = 18;

export interface NewStudent {
  educatorId: UserId;
  firstName: string;
  lastName: string;
}

/**
 * Creates the account of a student without an email, who signs in with a card (decisions: student without email), in
 * her teacher's language. She counts as a minor; her teacher states that the guardians agree, which is recorded. Call
 * it in a transaction.
 */
export async function makeStudent(ctx: RequestCtx, student: NewStudent): Promise<UserId> {
  const id = randomUUID() as UserId;
  const { educatorId } = student;
  const now = ctx.clock.now();
  const adultFrom = new Date(now);
  adultFrom.setUTCFullYear(now.getUTCFullYear() + yearsOfChildhood);
  const { demo } = await selectUsers(ctx.db)
    .select('demo')
    .where('id', '=', educatorId)
    .executeTakeFirstOrThrow();
  await insertUsers(ctx.db)
    .values({
      id,
      email_address: null,
      email_key: null,
      password_hash: noPassword,
      first_name: student.firstName,
      last_name: student.lastName,
      role: 'student',
      language: ctx.locale,
      adult_from: adultFrom,
      guardian_approved_at: now,
      // A student added by a teacher of the demo world belongs to the demo world.
      demo,
      created_at: now,
    })
    .execute();
  const why = 'her teacher says that the guardians agree';
  await recordAudit(ctx, {
    who: educatorId,
    what: 'student.made',
    subject: id,
    why,
    after: { role: 'student', approved: true },
  });
  await ctx.db
    .insertInto('student_cards')
    .values({ user_id: id, educator_id: educatorId, ...newToken(ctx), created_at: now })
    .execute();
  return id;
}

/**
 * The tokens of those of these people whose card this educator prints. A card from before the installation's secret was
 * changed still works, but cannot be printed again.
 */
export async function listCards(
  ctx: Pick<RequestCtx, 'db' | 'sealing' | 'log'>,
  educatorId: UserId,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('student_cards')
    .select(['user_id', 'sealed_token'])
    .where('educator_id', '=', educatorId)
    .where('user_id', 'in', userIds)
    .execute();
  const tokens = new Map<UserId, string>();
  for (const row of rows) {
    try {
      tokens.set(row.user_id, ctx.sealing.open(row.sealed_token));
    } catch (error) {
      ctx.log.warn({ err: error }, 'a sign-in card was sealed with another secret');
    }
  }
  return tokens;
}

/** Which of these people sign in with a card from this educator. */
export async function findCardHolders(
  { db }: Pick<Ctx, 'db'>,
  educatorId: UserId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('student_cards')
    .select('user_id')
    .where('educator_id', '=', educatorId)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Everyone who signs in with a card from this educator, and whether she has asked for her account to be erased. */
export async function listCardHolders(
  { db }: Pick<Ctx, 'db'>,
  educatorId: UserId,
): Promise<{ userId: UserId; asksErasure: boolean }[]> {
  const rows = await db
    .selectFrom('student_cards')
    .select(['user_id', 'erase_asked_at'])
    .where('educator_id', '=', educatorId)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, asksErasure: row.erase_asked_at !== null }));
}

/**
 * Gives a student a new card: the previous one stops working, everyone signed in with it is signed out, and any ways in
 * added to the account are removed. Call it in a transaction. Refuses anyone without a card of this educator's as not
 * found.
 */
export async function renewCard(ctx: RequestCtx, educatorId: UserId, userId: UserId): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('student_cards')
    .set({ ...newToken(ctx), created_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('educator_id', '=', educatorId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new NotFound();
  await removeAddedWaysIn(ctx, userId);
  await updateUsers(ctx.db).set({ password_hash: noPassword }).where('id', '=', userId).execute();
  await endSessionsOf(ctx, userId);
}

/** Corrects a student's name. Refuses anyone without a card of this educator's: her name is her own. */
export async function nameStudent(
  { db }: Pick<Ctx, 'db'>,
  { educatorId, userId, firstName, lastName }: NewStudent & { userId: UserId },
): Promise<void> {
  if (!(await findCardHolders({ db }, educatorId, [userId])).has(userId))
    throw new Forbidden('own_name', 'classes.refusal.ownName');
  await updateUsers(db)
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', userId)
    .execute();
}

/**
 * A teacher no longer answers for these students: those who sign in with her card are erased after 30 days, unless they
 * come back before then. Unless it is their `ownWish`, she may bring them back, too. Call it in a transaction.
 */
export async function giveUpStudents(
  ctx: Ctx,
  educatorId: UserId,
  { userIds, ownWish }: { userIds: readonly UserId[]; ownWish: boolean },
): Promise<void> {
  const holders = [...(await findCardHolders(ctx, educatorId, userIds))];
  if (holders.length === 0) return;
  // A student given up earlier for another reason is not hers to bring back.
  const present = selectUsers(ctx.db).select('id').where('id', 'in', holders).where('erase_at', 'is', null);
  await ctx.db
    .updateTable('student_cards')
    .set({ left_at: ownWish ? null : ctx.clock.now() })
    .where('user_id', 'in', present)
    .execute();
  await ctx.db
    .updateTable('student_cards')
    .set({ erase_asked_at: null })
    .where('user_id', 'in', holders)
    .execute();
  await giveUpAccounts(ctx, holders, eraseDate(ctx.clock.now()));
}

/**
 * Erases the students who sign in with a card of this educator, who is about to be erased herself: afterward nothing would
 * say that they were hers. Call it in the transaction of that.
 */
export async function eraseStudentsOf(ctx: Ctx, educatorId: UserId): Promise<void> {
  const holders = await listCardHolders(ctx, educatorId);
  for (const { userId } of holders) await erasePerson(ctx, userId);
}

function newToken({ sealing }: Pick<RequestCtx, 'sealing'>) {
  const letters = makeClearCode(cardLength - 1);
  const token = letters + checkLetterOf(letters);
  return { token_hash: hashSecret(token), sealed_token: sealing.seal(token) };
}
