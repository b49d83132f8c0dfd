import type { Plan } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { anyReason, type PersonAct } from '#features/people/server/public.ts';
import { setPlan } from '#features/settings/subscription/server/change-plan.ts';

/** The best plan without paying, until the end of a day where she lives. */
const grantPlan: PersonAct = {
  name: 'grant-plan',
  title: 'settings.act.grantPlan',
  explanation: 'settings.act.grantPlanExplained',
  permission: 'users.manage',
  audited: 'plan.changed',
  fields: ['until', 'reason'],
  shortestReason: () => anyReason,
  // A paid plan is not taken away by giving one.
  isOffered: async (ctx, { id }) => isOneOf(await findPlan(ctx, id), ['free', 'complimentary']),
  async run(ctx, person, { until }) {
    const { before, after } = await setPlan(ctx, person, { plan: 'complimentary', until });
    return { before, after };
  },
};

/** Only what was given: what is paid for ends with its payments. */
const endPlan: PersonAct = {
  name: 'end-plan',
  title: 'settings.act.endPlan',
  explanation: 'settings.act.endPlanExplained',
  permission: 'users.manage',
  audited: 'plan.changed',
  fields: ['reason'],
  shortestReason: () => anyReason,
  grave: true,
  isOffered: async (ctx, { id }) => isOneOf(await findPlan(ctx, id), ['complimentary']),
  async run(ctx, person) {
    const { before, after } = await setPlan(ctx, person, { plan: 'free' });
    return { before, after };
  },
};

export const planActs = [grantPlan, endPlan];

async function findPlan(ctx: Pick<Ctx, 'db' | 'clock'>, id: UserId): Promise<Plan> {
  return (await findEntitlements(ctx, id)).plan;
}

function isOneOf(plan: Plan, plans: readonly Plan[]): boolean {
  return plans.includes(plan);
}
