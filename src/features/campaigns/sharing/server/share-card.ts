import { LRUCache } from 'lru-cache';
import { brandName } from '#core/brand.ts';
import { locales, type Locale } from '#core/locale.ts';
import { money } from '#core/money.ts';
import { writePrices } from '#core/money-text.ts';
import type { Ctx } from '#platform/ctx.ts';
import { createSemaphore } from '#platform/load/semaphore.ts';
import { findLiveCampaign } from '#features/campaigns/live/server/find-live.ts';
import { readTotals } from '#features/campaigns/totals/server/read-totals.ts';

/** Drawing one takes some hundred milliseconds of CPU time: the others wait, and more than those come back later. */
const drawing = createSemaphore({ concurrent: 1, waiting: 30 });

/** By campaign, language and everything that it shows; those who ask for one that is being drawn get the same. */
const cards = new LRUCache<string, Promise<Buffer>>({ max: 200 });

export interface ShareCard {
  bytes: Buffer;
  etag: string;
}

/**
 * The picture of a campaign with what it has raised so far, for where its link is shared. Refuses campaigns that are not public, and
 * is busy (503) while too many are asked for.
 */
export async function getShareCard(
  ctx: Pick<Ctx, 'db' | 'sayIn'>,
  { slug, locale, coverFolder }: { slug: string; locale: Locale; coverFolder: string },
): Promise<ShareCard> {
  const campaign = await findLiveCampaign(ctx, slug);
  const { raised, donors, version } = await readTotals(ctx, campaign.id);
  const { id, name, goal, currency, cover, language, state } = campaign;
  const isOpen = state === 'live' || state === 'bonus';
  const key = `${id} ${locale} ${campaign.version} ${version}`;
  const known = cards.get(key);
  const etag = `"${campaign.version}-${version}-${locale}"`;
  if (known) return { bytes: await known, etag };
  const [sum, aim] = [money(raised, currency), money(goal, currency)];
  const write = (part: typeof sum) => writePrices([part], locale)(part);
  const drawn = drawing.run(async () => {
    // Only this needs the fonts and the rasterizer.
    const { drawCard } = await import('./draw-card.ts');
    return drawCard(
      {
        name,
        nameDirection: locales[language].direction,
        raised: write(sum),
        ofGoal: ctx.sayIn(locale, 'campaigns.live.ofGoal', { goal: write(aim) }),
        donors: donors > 0 || isOpen ? ctx.sayIn(locale, 'campaigns.live.donors', { count: donors }) : '',
        brand: brandName(locale),
        share: raised / goal,
      },
      locale,
      `${coverFolder}/${cover}.jpg`,
    );
  });
  cards.set(key, drawn);
  try {
    return { bytes: await drawn, etag };
  } catch (error) {
    cards.delete(key);
    throw error;
  }
}
