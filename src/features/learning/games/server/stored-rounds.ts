import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Move } from '../contract.ts';

interface Player {
  userId: UserId;
  itemId: string;
}

/** Begins a member's round; the previous one can no longer be played. */
export async function storeRound(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  { id, itemId }: { id: string; itemId: string },
): Promise<void> {
  const begun = { round_id: id, moves: '[]' };
  await db
    .insertInto('game_rounds')
    .values({ user_id: userId, item_id: itemId, best_score: null, ...begun })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet(begun))
    .execute();
}

/** The moves made so far in a member's round, locked until the transaction ends; undefined if it is not her newest. */
export async function holdRound(
  { db }: Pick<Ctx, 'db'>,
  { userId, itemId }: Player,
  roundId: string,
): Promise<Move[] | undefined> {
  const row = await db
    .selectFrom('game_rounds')
    .select(['round_id', 'moves'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  return row?.round_id === roundId ? row.moves : undefined;
}

/** Saves the moves of a locked round, and its score if it has ended and is a new best; returns the best. */
export async function saveMoves(
  { db }: Pick<Ctx, 'db'>,
  { userId, itemId }: Player,
  moves: readonly Move[],
  score: number | undefined,
): Promise<number | undefined> {
  const { best_score } = await db
    .updateTable('game_rounds')
    .set((row) => ({
      moves: JSON.stringify(moves),
      ...(score !== undefined && { best_score: row.fn<number>('greatest', ['best_score', row.val(score)]) }),
    }))
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .returning('best_score')
    .executeTakeFirstOrThrow();
  return best_score ?? undefined;
}

/** A member's best score in a game. */
export async function findBestScore(
  { db }: Pick<Ctx, 'db'>,
  { userId, itemId }: Player,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('game_rounds')
    .select('best_score')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row?.best_score ?? undefined;
}

/**
 * Whether the moves continue those made so far, or repeat all or some of them: nobody can take back a move that
 * revealed something.
 */
export function goesOn(moves: readonly Move[], soFar: readonly Move[]): boolean {
  const shared = Math.min(moves.length, soFar.length);
  return isDeepStrictEqual(moves.slice(0, shared), soFar.slice(0, shared));
}
