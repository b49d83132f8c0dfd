import type { UserId } from '../../../../core/ids.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Move, MovesAnswer, MovesInput } from '../../contract-games.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import type { GameBody } from '../content/kinds/game.ts';
import { getOpenBody } from '../open-items.ts';
import { recordCompletion } from '../progress/completions.ts';
import { buildGame } from './build-game.ts';
import type { Verdict } from './game.ts';
import { goesOn, holdRound, saveMoves } from './kept-rounds.ts';
import { findPlayer, mixingOf, openRound, roundIsOver, type Round } from './rounds.ts';

/** What an answer may take on its way after the clock of a sprint has run out. */
const graceMs = 3000;

interface Played {
  item: CatalogueItem;
  body: GameBody;
  round: Round;
}

/**
 * Replays a round with all its moves, and answers what each showed: so nothing of the key is known before it is earned, and
 * a score is proven. A member's moves are kept, so that none is taken back; her first finished round completes the item.
 * Refuses rounds of others, of more than an hour ago, and of which a newer one has begun.
 */
export async function playMoves(ctx: RequestCtx, input: MovesInput): Promise<MovesAnswer> {
  const round = openRound(ctx, input.id, input.round);
  const { item, body } = await getOpenBody(ctx, input.id, 'game', round.locale);
  const played = { item, body, round };
  const player = findPlayer(ctx);
  if (!player) {
    const verdict = judge(ctx, played, input.moves);
    const end = verdict.isOver ? { score: verdict.score, learned: body.learned } : undefined;
    return { results: verdict.results, ...(end && { end }) };
  }
  return inTransaction(ctx, (ctx) => playAsMember(ctx, player, played, input.moves));
}

async function playAsMember(
  ctx: RequestCtx,
  userId: UserId,
  played: Played,
  moves: readonly Move[],
): Promise<MovesAnswer> {
  const { item, body, round } = played;
  const player = { userId, itemId: item.id };
  const soFar = await holdRound(ctx, player, round.id);
  if (!soFar || !goesOn(moves, soFar)) throw roundIsOver();
  // What comes after the clock has run out does not count.
  const counted = isTimeUp(ctx, played) ? soFar : moves;
  const verdict = judge(ctx, played, counted);
  const isRepeat = counted.length < soFar.length;
  const score = verdict.isOver ? verdict.score : undefined;
  const best = isRepeat ? undefined : await saveMoves(ctx, player, counted, score);
  if (score === undefined) return { results: verdict.results };
  const awarded = verdict.isPlayed ? await recordCompletion(ctx, item) : undefined;
  return {
    results: verdict.results,
    end: { score, learned: body.learned, ...(best !== undefined && { best }), ...(awarded && { awarded }) },
  };
}

function judge(ctx: RequestCtx, played: Played, moves: readonly Move[]): Verdict {
  return buildGame(played.body, mixingOf(played.round)).judge(moves, isTimeUp(ctx, played));
}

function isTimeUp({ clock }: RequestCtx, { body, round }: Played): boolean {
  if (body.game !== 'sprint' || round.withoutClock) return false;
  return clock.now().getTime() > round.startedAt + body.seconds * 1000 + graceMs;
}
