import type { UserId } from '#core/ids.ts';
import { callHook, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Asks which pictures of the gallery are not free for everyone, and not hers either; a visitor has none. */
export const closedAvatars = defineQuestion<{ userId: UserId | undefined }, readonly string[]>(
  'people.closedAvatars',
);

/** The pictures that the caller may not choose, though nobody has retired them. */
export async function listClosed(ctx: Ctx): Promise<ReadonlySet<string>> {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : undefined;
  return new Set((await callHook(ctx, closedAvatars, { userId })).flat());
}
