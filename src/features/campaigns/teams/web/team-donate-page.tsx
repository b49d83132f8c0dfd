import { redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { movedPage } from '#page/moved-page.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { readPassedOn } from '#features/campaigns/web/passed-on.ts';
import { campaignQuery } from '#features/campaigns/web/campaign-queries.ts';
import { teamQuery } from './team-queries.ts';

/** Leads on to the form, with what the address says of the amount, its currency, how often, and how the donor came. */
export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const { campaignSlug = '', teamSlug = '' } = params;
  const { id, currency, state, slug } = await page.queries.query(campaignQuery(page.api, campaignSlug));
  const team = await page.queries.query(teamQuery(page.api, campaignSlug, teamSlug));
  if (slug !== campaignSlug || team.slug !== teamSlug)
    return movedPage(href('campaignTeamDonate', { campaignSlug: slug, teamSlug: team.slug }), url);
  if (!isPublic(state)) return;
  const passedOn = readPassedOn(url.searchParams);
  return redirect(
    href('donate', undefined, {
      ...passedOn,
      to: `campaign:${id}/${team.id}`,
      currency: passedOn.currency ?? currency,
    }),
  );
}

/** `/campaign/{slug}/{teamSlug}/donate` while nobody sees the campaign yet but those who look after it. */
export default function TeamDonatePage() {
  const t = useTranslations();
  const { campaignSlug = '', teamSlug = '' } = useParams();
  const page = href('campaignTeam', { campaignSlug, teamSlug });
  return (
    <PageSection width="form">
      <PageHead title={t('campaigns.team.give')} path={page} noindex />
      <h1 className="mb-6 text-step-3">{t('campaigns.team.give')}</h1>
      <Callout title={t('campaigns.refusal.notOpen')}>
        <a href={page} className="text-link">
          {t('campaigns.team.page')}
        </a>
      </Callout>
    </PageSection>
  );
}
