import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { Ctx } from '#platform/ctx.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { FindView, OverviewView } from '../contract.ts';
import { readHealth } from './health.ts';
import { dashboardFacts, paletteFinds, recentChanges } from './questions.ts';

const mostChanges = 8;

/** The start page: the facts that the caller may see. */
export async function getOverview(ctx: Ctx): Promise<OverviewView> {
  const caller = signedIn(ctx);
  const facts = await callHook(ctx, dashboardFacts, { now: ctx.clock.now() });
  const all = [...facts.flat(), ...(await readHealth(ctx))];
  const changes = holdsPermission(caller, 'audit.read')
    ? await callHook(ctx, recentChanges, { most: mostChanges })
    : [];
  return {
    changes: changes.flat(),
    facts: all
      .filter(({ permission }) => holdsPermission(caller, permission))
      .map(({ permission: _permission, ...fact }) => fact),
  };
}

/** What the palette finds for what was typed, of what the caller may see. */
export async function findForPalette(ctx: Ctx, typed: string): Promise<FindView[]> {
  const caller = signedIn(ctx);
  const q = typed.trim();
  if (q === '') return [];
  const finds = await callHook(ctx, paletteFinds, { q });
  return finds
    .flat()
    .filter(({ permission }) => holdsPermission(caller, permission))
    .map(({ permission: _permission, ...find }) => find);
}
