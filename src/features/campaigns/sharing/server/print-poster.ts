import { readFile } from 'node:fs/promises';
import { brandName } from '#core/brand.ts';
import { locales } from '#core/locale.ts';
import { money } from '#core/money.ts';
import { writePrices } from '#core/money-text.ts';
import { findPlace } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import { drawInTurn } from '#platform/lettering/draw-in-turn.ts';
import { showCampaign } from '#features/campaigns/showing/server/show-campaigns.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { href } from '#urls.ts';

/** The poster of a campaign on one A4 sheet, in the caller's language. Refuses whatever its page refuses. */
export async function printPoster(
  ctx: Ctx,
  { slug, coverFolder }: { slug: string; coverFolder: string },
): Promise<{ name: string; bytes: Buffer }> {
  const campaign = await showCampaign(ctx, { slug });
  const { locale } = ctx;
  const goal = money(campaign.goal, campaign.currency);
  // Only this needs the fonts.
  const { drawPoster } = await import('./poster-pdf.ts');
  const cover = await readFile(`${coverFolder}/${campaign.cover}.jpg`);
  const bytes = await drawInTurn(() =>
    drawPoster(
      {
        name: campaign.name,
        description: campaign.description,
        nameDirection: locales[campaign.language].direction,
        give: ctx.sayIn(locale, 'campaigns.hall.give'),
        goal: ctx.sayIn(locale, 'campaigns.card.goal', { goal: writePrices([goal], locale)(goal) }),
        time: sayTime(ctx, campaign),
        brand: brandName(locale),
        leader: campaign.teamLeaderName,
        address: ctx.origin + href('campaign', { campaignSlug: campaign.slug }),
      },
      locale,
      cover,
    ),
  );
  return { name: campaign.slug, bytes };
}

/** When it begins, until when it runs, or when it ended, by the clocks of its place. */
function sayTime({ locale, sayIn }: Ctx, { state, startsAt, endsAt, place }: CampaignView): string {
  const known = findPlace(place);
  const { tag } = locales[locale];
  const timeZone = known?.timeZone ?? 'UTC';
  const day = { day: 'numeric', month: 'long' } as const;
  const moment = (at: string) =>
    sayIn(locale, 'campaigns.time.at', {
      time: new Intl.DateTimeFormat(tag, {
        ...day,
        timeZone,
        weekday: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }).format(new Date(at)),
      place: known?.names[locale] ?? 'UTC',
    });
  if (state === 'ended' || state === 'archived') {
    const ended = new Intl.DateTimeFormat(tag, { ...day, timeZone, year: 'numeric' });
    return sayIn(locale, 'campaigns.time.ended', { day: ended.format(new Date(endsAt ?? startsAt)) });
  }
  if (state === 'live' || state === 'bonus' || state === 'paused')
    return endsAt === null
      ? sayIn(locale, 'campaigns.time.open')
      : sayIn(locale, 'campaigns.time.until', { time: moment(endsAt) });
  return sayIn(locale, 'campaigns.time.begins', { time: moment(startsAt) });
}
