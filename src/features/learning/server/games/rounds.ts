import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { localeCodes, type Locale } from '../../../../core/locale.ts';
import type { UserId } from '../../../../core/ids.ts';
import { Conflict } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import type { RoundView } from '../../contract-games.ts';
import { getOpenBody } from '../open-items.ts';
import { buildGame, type Mixing } from './build-game.ts';
import { keepRound } from './kept-rounds.ts';

const holdsForMs = 60 * 60 * 1000;

const Round = z.object({
  kind: z.literal('round'),
  id: z.uuid(),
  itemId: z.string(),
  locale: z.enum(localeCodes),
  withoutClock: z.boolean(),
  userId: z.string().nullable(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});
/** A round as it is sealed: what is needed to replay it, and whose it is. */
export type Round = z.infer<typeof Round>;

interface StartInput {
  id: string;
  lang?: Locale | undefined;
  withoutClock: boolean;
}

/** Mixes a game anew. A member's round of before ends with it; a visitor's is kept by nobody but herself. */
export async function startRound(
  ctx: RequestCtx,
  { id, lang, withoutClock }: StartInput,
): Promise<RoundView> {
  const locale = lang ?? ctx.locale;
  const { body } = await getOpenBody(ctx, id, 'game', locale);
  const player = findPlayer(ctx);
  const round: Round = {
    kind: 'round',
    id: randomUUID(),
    itemId: id,
    locale,
    withoutClock,
    userId: player ?? null,
    startedAt: ctx.clock.now().getTime(),
  };
  if (player) await keepRound(ctx, player, round);
  return { round: ctx.sealing.seal(JSON.stringify(round)), board: buildGame(body, mixingOf(round)).board };
}

/** Opens what `startRound` sealed. Refuses what is forged, too old, of another game or of another person. */
export function openRound(ctx: RequestCtx, itemId: string, sealed: string): Round {
  const round = unseal(ctx, sealed);
  const isOld = !round || ctx.clock.now().getTime() - round.startedAt > holdsForMs;
  if (isOld || round.itemId !== itemId || round.userId !== (findPlayer(ctx) ?? null)) throw roundIsOver();
  return round;
}

/** How the round was mixed. */
export function mixingOf({ id, locale, withoutClock }: Round): Mixing {
  return { seed: Number.parseInt(id.slice(0, 8), 16), locale, withoutClock };
}

/** Nothing more can be played in it; a new one can begin. */
export function roundIsOver(): Conflict {
  return new Conflict('round_over', 'learning.refusal.roundOver');
}

/** Whose rounds are kept: a member's, but of a minor nothing before her guardian has approved. */
export function findPlayer({ actor }: Pick<RequestCtx, 'actor'>): UserId | undefined {
  return actor.kind === 'member' && !actor.awaitingGuardian ? actor.userId : undefined;
}

function unseal({ sealing }: RequestCtx, sealed: string): Round | undefined {
  try {
    return Round.safeParse(JSON.parse(sealing.open(sealed))).data;
  } catch {
    // What is not ours cannot be opened; that is the answer.
    return undefined;
  }
}
