import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { RoundView } from '../contract.ts';
import { getOpenBody } from '#features/learning/catalogue/server/open-items.ts';
import { pictureKey } from '#features/learning/courses/server/item-picture.ts';
import { visitor } from '#core/actor.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { buildGame, type Mixing } from './build-game.ts';
import type { PictureHref } from './game.ts';
import { storeRound } from './stored-rounds.ts';

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
/** A round as sealed: what is needed to replay it, and its owner. */
export type Round = z.infer<typeof Round>;

interface StartInput {
  id: string;
  lang?: Locale | undefined;
  withoutClock: boolean;
}

/** Mixes a game again. It ends a member's previous round; only the visitor herself holds a visitor's. */
export async function startRound(
  ctx: RequestCtx,
  { id, lang, withoutClock }: StartInput,
): Promise<RoundView> {
  const locale = lang ?? ctx.locale;
  const { item, body } = await getOpenBody(ctx, id, 'game', locale);
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
  if (player) await storeRound(ctx, player, round);
  const { board } = buildGame(body, mixingOf(round), pictureHrefs(ctx, item));
  return { round: ctx.sealing.seal(JSON.stringify(round)), board };
}

/** Opens what `startRound` sealed. Refuses a seal that is forged, too old, or belongs to another game or person. */
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

/** Gives the URLs of a game's pictures: signed, unless everyone may play it. */
export function pictureHrefs(ctx: RequestCtx, item: CatalogueItem): PictureHref {
  const isPublic = mayWatch(visitor, item, ctx.clock.now()).mayWatch;
  return (file) => ctx.media.href(pictureKey(item, file), isPublic ? 'public' : 'signed');
}

/** The round has ended; a new one can begin. */
export function roundIsOver(): Conflict {
  return new Conflict('round_over', 'learning.refusal.roundOver');
}

/** She has begun a newer one, in another window or on another device. */
export function roundGoesOnElsewhere(): Conflict {
  return new Conflict('round_elsewhere', 'learning.refusal.roundElsewhere');
}

/** The user whose rounds are stored: a member, but no minor before her guardian has approved. */
export function findPlayer({ actor }: Pick<RequestCtx, 'actor'>): UserId | undefined {
  return actor.kind === 'member' && !actor.awaitingGuardian ? actor.userId : undefined;
}

function unseal({ sealing }: RequestCtx, sealed: string): Round | undefined {
  try {
    return Round.safeParse(JSON.parse(sealing.open(sealed))).data;
  } catch {
    // A seal that is not ours cannot be opened; the caller refuses it.
    return undefined;
  }
}
