import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { GiftsCard } from '#features/campaigns/thanks/web/gifts-card.tsx';
import { ownGiftsQuery, readAfter } from '#features/campaigns/thanks/web/own-gifts-query.ts';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { campaignQuery, liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { ShareLink } from '#features/campaigns/web/share-link.tsx';
import { ArrangeCard } from './arrange-card.tsx';
import { LeadersCard } from './leaders-card.tsx';
import { loadOwnTeam } from './load-team.ts';
import { SubTeamsCard } from './sub-teams-card.tsx';
import { TeamPanel } from './team-panel.tsx';
import { ownTeamQuery, teamsQuery } from './team-queries.ts';

export async function load(args: PageArgs): Promise<Response | void> {
  const moved = await loadOwnTeam(args, 'campaignTeamDashboard');
  if (moved) return moved;
  const { page, params, url } = args;
  const slug = params['campaignSlug'] ?? '';
  const { state } = await page.queries.query(campaignQuery(page.api, slug));
  if (!isPublic(state)) return;
  await page.queries.query(teamsQuery(page.api, slug));
  await page.queries.query(liveQuery(page.api, slug));
  const teamSlug = params['teamSlug'] ?? '';
  await page.queries.query(ownGiftsQuery(page.api, { slug, teamSlug, after: readAfter(url.searchParams) }));
}

/** `/campaign/{slug}/{teamSlug}/dashboard`: how far a team is, for those who lead it. */
export default function TeamDashboardPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignSlug = '', teamSlug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, campaignSlug));
  const { data: team } = useSuspenseQuery(ownTeamQuery(api, campaignSlug, teamSlug));
  const isShown = isPublic(campaign.state) && !team.isAsked;
  const names = { campaignSlug, teamSlug };
  const name = team.name || t('campaigns.team.nameless');
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('campaigns.team.dashboardHead', { team: name })} path={href('campaigns')} noindex />
      <div className="flex flex-wrap items-center gap-5">
        <CampaignCover
          cover={team.picture}
          isFirst
          className="aspect-4/3 w-28 rounded-control object-cover shadow-lift-1 max-sm:hidden"
        />
        <div className="min-w-0 grow basis-60">
          <a
            href={href('campaign', { campaignSlug })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi>{campaign.name}</bdi>
          </a>
          <h1 className="text-step-3 wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button href={href('campaignTeamEdit', names)} variant="secondary" icon={IconPencil}>
            {t('campaigns.team.edit')}
          </Button>
          {!team.isAsked && (
            <Button href={href('campaignTeam', names)} variant="secondary" icon={IconExternalLink}>
              {t('campaigns.team.page')}
            </Button>
          )}
        </div>
      </div>
      {team.isAsked && !team.mayArrange && <Callout className="mt-6">{t('campaigns.team.waits')}</Callout>}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {team.mayArrange && <ArrangeCard team={team} />}
          {isShown && <GiftsCard campaign={campaign} teamSlug={teamSlug} />}
          <LeadersCard team={team} />
          {isShown && team.level < 3 && <SubTeamsCard campaign={campaign} team={team} />}
        </div>
        {isShown && (
          <div className="grid gap-6">
            <Card as="section" labelledBy="team-progress">
              <h2 id="team-progress" className="mb-3 text-step-0 font-semibold text-muted">
                {t('campaigns.team.raised')}
              </h2>
              <TeamPanel campaign={campaign} team={team} />
            </Card>
            <Card>
              <ShareLink slug={campaignSlug} teamSlug={teamSlug} />
            </Card>
          </div>
        )}
      </div>
    </PageSection>
  );
}
