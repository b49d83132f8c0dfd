import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { movedPage } from '#page/moved-page.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { readPassedOn } from '#features/campaigns/web/passed-on.ts';
import { campaignQuery } from '#features/campaigns/web/campaign-queries.ts';

/** Leads on to the form, with what the address says of the amount, its currency, how often, and how the donor came. */
export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const slug = params['campaignSlug'] ?? '';
  const { id, currency, state, slug: present } = await page.queries.query(campaignQuery(page.api, slug));
  if (present !== slug) return movedPage(href('campaignDonate', { campaignSlug: present }), url);
  if (!isPublic(state)) return;
  const passedOn = readPassedOn(url.searchParams);
  const to = `campaign:${id}`;
  return redirect(
    href('donate', undefined, {
      ...passedOn,
      to,
      currency: passedOn.currency ?? currency,
    }),
  );
}

/** `/campaign/{slug}/donate` of a campaign that only its organizer sees. */
export default function DonatePage() {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, slug));
  return (
    <PageSection width="form">
      <PageHead title={campaign.name} path={href('campaign', { campaignSlug: slug })} noindex />
      <h1 className="mb-6 text-step-3 wrap-anywhere">{campaign.name}</h1>
      <Callout title={t('campaigns.refusal.notOpen')}>
        <a href={href('campaign', { campaignSlug: slug })} className="text-link">
          {t('campaigns.page.preview')}
        </a>
      </Callout>
    </PageSection>
  );
}
