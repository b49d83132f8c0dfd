import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Move, MovesAnswer, MovesInput } from '../contract.ts';
import { noteLearning } from '#features/families/server/public.ts';
import { secondsPerAct } from '#features/learning/server/seconds-per-act.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import type { GameBody } from './authoring.ts';
import type { OfAnItem } from '#features/learning/content/server/item-body.ts';
import { writeCitation } from '#features/learning/content/server/passages/citations.ts';
import { getOpenBody } from '#features/learning/catalogue/server/open-items.ts';
import { recordCompletion } from '#features/learning/progress/server/completions.ts';
import { verdictMs } from '../policy.ts';
import { buildGame } from './build-game.ts';
import type { Game } from './game.ts';
import { goesOn, holdRound, saveMoves } from './stored-rounds.ts';
import {
  findPlayer,
  mixingOf,
  openRound,
  pictureHrefs,
  roundGoesOnElsewhere,
  roundIsOver,
  type Round,
} from './rounds.ts';

/** How long a request may be in transit after a sprint's clock has run out. */
const graceMs = 3000;

interface Played {
  item: CatalogueItem;
  body: OfAnItem<GameBody>;
  round: Round;
}

/**
 * Replays a round with all its moves, and returns what each revealed: so nothing of the key is known before it is
 * earned, and a score is proven. A member's moves are kept, so that none can be taken back; her first finished round
 * completes the item. Refuses rounds that belong to others, are over an hour old, or were replaced by a newer one.
 */
export async function playMoves(ctx: RequestCtx, input: MovesInput): Promise<MovesAnswer> {
  const round = openRound(ctx, input.id, input.round);
  const { item, body } = await getOpenBody(ctx, input.id, 'game', round.locale);
  const played = { item, body, round };
  await noteLearning(ctx, { itemId: item.id, seconds: secondsPerAct });
  const player = findPlayer(ctx);
  if (!player) {
    const verdict = gameOf(ctx, played).judge(input.moves, isTimeUp(ctx, played, input.moves.slice(0, -1)));
    const end = verdict.isOver ? { score: verdict.score, ...tellLearned(body) } : undefined;
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
  if (!soFar) throw roundGoesOnElsewhere();
  if (!goesOn(moves, soFar)) throw roundIsOver();
  // Moves after the clock has run out do not count.
  const isLate = isTimeUp(ctx, played, soFar);
  const counted = isLate ? soFar : moves;
  const verdict = gameOf(ctx, played).judge(counted, isLate);
  const isRepeat = counted.length < soFar.length;
  const score = verdict.isOver ? verdict.score : undefined;
  const best = isRepeat ? undefined : await saveMoves(ctx, player, counted, score);
  if (score === undefined) return { results: verdict.results };
  const awarded = verdict.isPlayed ? await recordCompletion(ctx, item) : undefined;
  return {
    results: verdict.results,
    end: { score, ...tellLearned(body), ...(best !== undefined && { best }), ...(awarded && { awarded }) },
  };
}

/** What there was to learn, told at the end of a round. */
export function tellLearned({ learned, citations = [] }: OfAnItem<GameBody>) {
  return { learned, ...(citations.length > 0 && { cites: citations.map(writeCitation) }) };
}

function gameOf(ctx: RequestCtx, { item, body, round }: Played): Game {
  return buildGame(body, mixingOf(round), pictureHrefs(ctx, item));
}

/** Whether a sprint's clock has run out. It was stopped while the verdicts on the moves so far were read. */
function isTimeUp(ctx: RequestCtx, played: Played, soFar: readonly Move[]): boolean {
  const { body, round } = played;
  if (body.game !== 'sprint' || round.withoutClock) return false;
  const readMs = gameOf(ctx, played)
    .judge(soFar, false)
    .results.reduce((sum, result) => sum + (result.act === 'say' ? verdictMs(result.isRight) : 0), 0);
  return ctx.clock.now().getTime() > round.startedAt + body.seconds * 1000 + readMs + graceMs;
}
