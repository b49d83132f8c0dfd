import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';

/** Nobody reads a panel faster than this. */
const panelMs = 1000;

const ReadingToken = z.object({
  kind: z.literal('reading'),
  itemId: z.string(),
  userId: z.string(),
  /** The earliest time by which all its panels could have been read, in milliseconds since 1970. */
  readableAt: z.number(),
});

/** Seals that a comic with this many panels was sent to a person now; nothing is stored. */
export function markReading(ctx: RequestCtx, userId: UserId, itemId: string, panels: number): string {
  const readableAt = ctx.clock.now().getTime() + panels * panelMs;
  const mark: z.infer<typeof ReadingToken> = { kind: 'reading', itemId, userId, readableAt };
  return ctx.sealing.seal(JSON.stringify(mark));
}

/**
 * Refuses, with `not_read`, a claim that lacks the mark for this comic and person, or comes before it could have been
 * read.
 */
export function refuseUnread(ctx: RequestCtx, userId: UserId, itemId: string, sealed = ''): void {
  const mark = unseal(ctx, sealed);
  const isHers = mark?.userId === userId && mark.itemId === itemId;
  if (!isHers || ctx.clock.now().getTime() < mark.readableAt)
    throw new Conflict('not_read', 'learning.refusal.notRead');
}

function unseal({ sealing }: RequestCtx, sealed: string): z.infer<typeof ReadingToken> | undefined {
  try {
    return ReadingToken.safeParse(JSON.parse(sealing.open(sealed))).data;
  } catch {
    // A seal that is not ours cannot be opened; it counts as no mark.
    return undefined;
  }
}
