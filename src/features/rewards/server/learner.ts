import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { findLearningChoices } from '#features/people/server/public.ts';
import { placeOfPerson, visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';

/** A user who may be rewarded: where her days begin, and whether she learns without the game. */
export interface Learner {
  userId: UserId;
  classicMode: boolean;
  place: Place;
}

/** The person rewarded: usually the caller; otherwise, as when a moderator approves, a user with her own stored settings. */
export async function findLearner(ctx: Ctx, userId: UserId): Promise<Learner> {
  const { actor } = ctx;
  if (actor.kind === 'member' && actor.userId === userId)
    return { userId, classicMode: actor.classicMode, place: visitorPlace(ctx) };
  const chosen = (await findLearningChoices(ctx, [userId])).get(userId);
  if (!chosen) throw new Error('the user to reward does not exist');
  return { userId, classicMode: chosen.classicMode, place: placeOfPerson(chosen) };
}

/** Serializes all changes to a person's rewards until the transaction ends. */
export async function lockRewards(db: Db, userId: UserId): Promise<void> {
  await sql`select ${rewardsLock(userId)}`.execute(db);
}

/** The same as an expression, for a statement that goes on to lock a row. */
export const rewardsLock = (userId: UserId) =>
  sql`pg_advisory_xact_lock(hashtextextended(${`rewards:${userId}`}, 0))`;
