import { movedPage } from '#page/moved-page.ts';
import type { PageArgs } from '#page/page-route.ts';
import { href, type Address } from '#urls.ts';
import { ownQuery } from '#features/campaigns/web/campaign-queries.ts';

type OwnAddress = Extract<Address, 'campaignEdit' | 'campaignLaunched' | 'campaignDashboard'>;

/** Loads a campaign for its organizer or staff, under its present address. */
export async function loadOwn(
  { page, params, url }: PageArgs,
  address: OwnAddress,
): Promise<Response | void> {
  const asked = params['campaignSlug'] ?? '';
  const { slug } = await page.queries.query({ ...ownQuery(page.api, asked), staleTime: 0 });
  if (slug !== asked) return movedPage(href(address, { campaignSlug: slug }), url);
}
