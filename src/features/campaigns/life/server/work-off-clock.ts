import type { Ctx } from '#platform/ctx.ts';
import { Conflict, Refusal } from '#core/refusals.ts';
import { runningStates, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { move } from './move.ts';

/** Begins and ends campaigns at their times. `takesGifts` looks at the times itself, so a late run lets nothing through. */
export const clockJob = 'campaigns.clock';

const batch = 200;

/** One campaign's trouble holds up no other: it is logged, and tried again with the next run. */
export async function workOffClock(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
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
