import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { Invalid } from '#core/refusals.ts';
import { generalTarget, targetPattern } from '#features/donations/policy.ts';
import { targetNamed } from '#features/donations/server/donation-hooks.ts';

/**
 * The target that finance means: as it is named, or by the address of its page, with or without our host. Undefined for everything that we do;
 * what is nobody's is refused.
 */
export async function nameTarget(ctx: Ctx, typed: string): Promise<string | undefined> {
  if (typed === '' || typed === generalTarget) return undefined;
  if (targetPattern.test(typed)) return typed;
  const path = pathOf(ctx, typed);
  const answers = path === undefined ? [] : await callHook(ctx, targetNamed, { path });
  const named = answers.find((each) => each !== undefined);
  if (named === undefined) throw new Invalid([{ path: 'to', messageKey: 'donations.offline.toUnknown' }]);
  return named;
}

/** Undefined for the address of another site. */
function pathOf({ origin }: Pick<Ctx, 'origin'>, typed: string): string | undefined {
  const url = URL.parse(typed, origin);
  return url?.origin === new URL(origin).origin ? decodeURI(url.pathname) : undefined;
}
