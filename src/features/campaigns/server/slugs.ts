import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CampaignRow } from './campaign-rows.ts';

/**
 * Gives a campaign an address, in the caller's transaction, which has locked it. Of two that want the same, the first to commit has it, and
 * the other gets an error at its field. The one before stays hers if she was live under it, and is free again otherwise.
 */
export async function takeSlug(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id }: Pick<CampaignRow, 'id'>,
  slug: string,
): Promise<void> {
  await db
    .insertInto('campaign_slugs')
    .values({ slug, campaign_id: id, taken_at: clock.now() })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const owner = await db
    .selectFrom('campaign_slugs')
    .select('campaign_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (owner?.campaign_id !== id)
    throw new Invalid([{ path: 'slug', messageKey: 'campaigns.field.slugTaken' }]);
  await db
    .deleteFrom('campaign_slugs')
    .where('campaign_id', '=', id)
    .where('slug', '!=', slug)
    .where('was_live', '=', false)
    .execute();
}

/** From now on the present address of a campaign leads to it for ever. */
export async function keepSlug({ db }: Pick<Ctx, 'db'>, { slug }: { slug: string }): Promise<void> {
  await db
    .updateTable('campaign_slugs')
    .set({ was_live: true })
    .where('slug', '=', slug)
    .where('was_live', '=', false)
    .execute();
}

/** Whether a campaign of someone else has, or had, an address. */
export async function isSlugTaken({ db }: Pick<Ctx, 'db'>, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_slugs')
    .select('slug')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}
