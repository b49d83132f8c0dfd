import { dayMs, hourMs } from '#core/durations.ts';
import { localDateOf, startOfDay } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findDemoPerson } from '#features/people/server/public.ts';
import { recordMove } from '../life/server/move.ts';
import { deleteCampaign } from './campaign-rows.ts';
import { tellCampaignsChanged } from './campaigns-changed.ts';
import { sealContact } from './contact.ts';
import { demoCampaigns, type DemoCampaign } from './demo-texts.ts';
import { foldName } from './fold-name.ts';
import { placeOfCampaign, timesFrom } from './times.ts';

/** The demo world's campaigns: one runs, one comes, one is done. What anyone has made of them since stays. */
export async function seedCampaigns(ctx: Ctx): Promise<void> {
  for (const campaign of demoCampaigns) await inTransaction(ctx, (ctx) => seedCampaign(ctx, campaign));
}

async function seedCampaign(ctx: Ctx, campaign: DemoCampaign): Promise<void> {
  const now = ctx.clock.now();
  const organizer = await findDemoPerson(ctx, campaign.organizer);
  if (organizer === undefined) return;
  const { id, slug, state, name, leaderName, place, duration } = campaign;
  const { currency, goal, description, story, cover, language, category } = campaign;
  const from = morningAt(new Date(now.getTime() + campaign.days * dayMs), place);
  const times = timesFrom({ starts_at: from, duration, place, gives_on_holy_days: false }, from);
  const made = await ctx.db
    .insertInto('campaigns')
    .values({
      id,
      slug,
      state,
      name,
      place,
      duration,
      currency,
      goal,
      description,
      story,
      cover,
      language,
      category,
      ...times,
      organizer_id: organizer,
      folded_name: foldName(name),
      leader_name: leaderName,
      sealed_contact: sealContact(ctx, { email: campaign.organizer, phone: '' }),
      approved_at: now,
      created_at: now,
      state_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  await ctx.db
    .insertInto('campaign_slugs')
    .values({ slug, campaign_id: id, was_live: state !== 'scheduled', taken_at: now })
    .execute();
  await recordMove(ctx, { id, state: 'pending' }, { act: 'approve', state, who: 'clock' });
  tellCampaignsChanged(ctx);
}

/** Outside the demo world there are none of its campaigns. */
export async function removeDemoCampaigns(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .selectFrom('campaigns')
      .select('id')
      .where(
        'id',
        'in',
        demoCampaigns.map(({ id }) => id),
      )
      .where('has_gifts', '=', false)
      .forUpdate()
      .execute();
    for (const row of rows) await deleteCampaign(ctx, row);
  });
}

/** Ten o'clock of a day at a place. */
function morningAt(instant: Date, place: string): Date {
  const { timeZone } = placeOfCampaign({ place });
  return new Date(startOfDay(localDateOf(instant, timeZone), timeZone).getTime() + 10 * hourMs);
}
