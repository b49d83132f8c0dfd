import type { Ctx } from '#platform/ctx.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { targetsSuggested } from '#features/donations/server/donation-hooks.ts';

/** Names of what was given for, each once: campaigns, teams. */
export async function suggestTargets(ctx: Ctx): Promise<string[]> {
  return [...new Set((await callHook(ctx, targetsSuggested, undefined)).flat())];
}
