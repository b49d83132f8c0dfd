import type { Ctx } from '#platform/ctx.ts';
import { Conflict, Refusal } from '#core/refusals.ts';
import { runningStates, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { restsUntil } from '#features/campaigns/server/times.ts';
import { reachGoal } from './bonus.ts';
import { move } from './move.ts';

/** Begins and ends campaigns at their times. `takesGifts` looks at the times itself, so a late run lets nothing through. */
export const clockJob = 'campaigns.clock';

const batch = 200;
/** A run may be late, or left out. */
const latelyMs = 5 * 60_000;

/** One campaign's trouble holds up no other: it is logged, and tried again with the next run. */
export async function workOffClock(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  if (await hasTurned(ctx)) tellCampaignsChanged(ctx);
  const begun = ctx.db
    .selectFrom('campaigns')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('starts_at', '<=', now)
    .orderBy('starts_at')
    .orderBy('id');
  const over = ctx.db
    .selectFrom('campaigns')
    .select('id')
    .where('state', 'in', runningStates)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .orderBy('id');
  // One that began and ended since the last run does both.
  for (const [act, due] of [['begin', begun] as const, ['end', over] as const])
    for (const { id } of await due.limit(batch).execute()) await moveByClock(ctx, id, act);
  // A gift whose process ended right after its commit has told nobody.
  const live = ctx.db
    .selectFrom('campaigns')
    .select('id')
    .where('state', '=', 'live')
    .where('bonus_goal', 'is not', null)
    .orderBy('id');
  for (const { id } of await live.limit(batch).execute()) await reachByClock(ctx, id);
}

/** Whether for some campaign a rest has begun or ended lately: kept pages say until when it rests. */
async function hasTurned({ db, clock }: Ctx): Promise<boolean> {
  const now = clock.now();
  const before = new Date(now.getTime() - latelyMs);
  const rows = await db
    .selectFrom('campaigns')
    .select(['place', 'gives_on_holy_days'])
    .distinct()
    .where('state', 'in', [...runningStates, 'scheduled'])
    .where('gives_on_holy_days', '=', false)
    .where('place', 'is not', null)
    .$narrowType<{ place: string }>()
    .execute();
  return rows.some((row) => (restsUntil(row, now) === undefined) !== (restsUntil(row, before) === undefined));
}

async function reachByClock(ctx: Ctx, id: string): Promise<void> {
  try {
    await reachGoal(ctx, id);
  } catch (error) {
    ctx.log.error({ err: error, campaignId: id, act: 'reach' }, 'a campaign could not be moved on');
  }
}

async function moveByClock(ctx: Ctx, id: string, act: 'begin' | 'end'): Promise<void> {
  try {
    await move(ctx, { id }, { act, who: 'clock', check: (ctx, campaign) => refuseEarly(ctx, campaign, act) });
  } catch (error) {
    // Someone else has moved it on, or has put its end off.
    if (error instanceof Refusal) return;
    ctx.log.error({ err: error, campaignId: id, act }, 'a campaign could not be moved on');
  }
}

function refuseEarly({ clock }: Ctx, { starts_at, ends_at }: WholeCampaign, act: 'begin' | 'end'): void {
  const due = act === 'begin' ? starts_at : ends_at;
  if (due === null || due > clock.now()) throw new Conflict('not_now', 'campaigns.refusal.notNow');
}
