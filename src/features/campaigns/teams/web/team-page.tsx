import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { movedPage } from '#page/moved-page.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { TimeLeft } from '#features/campaigns/showing/web/time-left.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { campaignQuery, liveQuery, restQuery } from '#features/campaigns/web/campaign-queries.ts';
import { ShareLink } from '#features/campaigns/web/share-link.tsx';
import { rank } from '../policy.ts';
import { TeamGifts } from './team-gifts.tsx';
import { TeamPanel } from './team-panel.tsx';
import { teamGiftsQuery, teamQuery, teamsQuery } from './team-queries.ts';
import { TeamRow } from './team-row.tsx';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const { campaignSlug = '', teamSlug = '' } = params;
  const [campaign, team] = await Promise.all([
    page.queries.query(campaignQuery(page.api, campaignSlug)),
    page.queries.query({ ...teamQuery(page.api, campaignSlug, teamSlug), staleTime: 0 }),
  ]);
  if (campaign.slug !== campaignSlug || team.slug !== teamSlug)
    return movedPage(href('campaignTeam', { campaignSlug: campaign.slug, teamSlug: team.slug }), url);
  await Promise.all([
    page.queries.query(teamsQuery(page.api, campaignSlug)),
    page.queries.query(teamGiftsQuery(page.api, campaignSlug, teamSlug)),
    isPublic(campaign.state) && page.queries.query(liveQuery(page.api, campaignSlug)),
    isPublic(campaign.state) && page.queries.query(restQuery(page.api, campaignSlug)),
  ]);
}

/** `/campaign/{slug}/{teamSlug}`: what a team wants to raise for its campaign, how far it is, and who is part of it. */
export default function TeamPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignSlug = '', teamSlug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, campaignSlug));
  const { data: team } = useSuspenseQuery(teamQuery(api, campaignSlug, teamSlug));
  const { data: list } = useSuspenseQuery(teamsQuery(api, campaignSlug));
  const isShown = isPublic(campaign.state);
  const names = { campaignSlug, teamSlug };
  const name = team.name || t('campaigns.team.nameless');
  const parent = list.items.find(({ id }) => id === team.parentId);
  return (
    <PageSection className="py-6! sm:py-12!">
      <PageHead
        title={`${name} · ${campaign.name}`}
        description={t('campaigns.team.description', { team: name, campaign: campaign.name })}
        path={href('campaignTeam', names)}
        image={`/covers/made/${team.picture}.jpg`}
        type="article"
        noindex={!isShown}
      />
      <Breadcrumb
        label={t('campaigns.team.path')}
        items={[
          { text: campaign.name, href: href('campaign', { campaignSlug }) },
          ...(parent
            ? [{ text: parent.name, href: href('campaignTeam', { campaignSlug, teamSlug: parent.slug }) }]
            : []),
          { text: name },
        ]}
      />
      {team.mayLead && (
        <Callout className="mt-4">
          <a href={href('campaignTeamDashboard', names)} className="text-link">
            {t('campaigns.team.dashboard')}
          </a>
        </Callout>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-10">
        <div className="min-w-0">
          <CampaignCover
            cover={team.picture}
            isFirst
            className="aspect-2/1 w-full rounded-large object-cover shadow-lift-2"
          />
          <h1 className="mt-6 text-step-4 text-balance wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          {team.words !== '' && (
            <p
              dir="auto"
              className="mt-4 max-w-reading text-step-1 text-pretty whitespace-pre-line wrap-anywhere"
            >
              {team.words}
            </p>
          )}
        </div>
        <Card
          as="aside"
          labelledBy="team-goal"
          className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="team-goal" className="mb-3 text-step-0 font-semibold text-muted">
            {t('campaigns.team.raised')}
          </h2>
          {isShown && <TeamPanel campaign={campaign} team={team} />}
          <div className="mt-5">
            <TimeLeft campaign={campaign} />
          </div>
          {isShown && (
            <div className="mt-6 border-t border-line pt-5">
              <ShareLink slug={campaignSlug} teamSlug={teamSlug} />
            </div>
          )}
        </Card>
        <div className="grid min-w-0 gap-8">
          {isShown && <TeamsBelow team={team} />}
          {isShown && <TeamGifts campaign={campaign} team={team} />}
        </div>
      </div>
    </PageSection>
  );
}

/** The teams, or the ambassadors, that a team is made of. */
function TeamsBelow({ team }: { team: { id: string } }) {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignSlug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, campaignSlug));
  const { data: list } = useSuspenseQuery(teamsQuery(api, campaignSlug));
  const { data: live } = useSuspenseQuery(liveQuery(api, campaignSlug));
  const below = rank(
    list.items.filter(
      ({ parentId, isClosed, id }) => parentId === team.id && (!isClosed || id in live.teams),
    ),
    live.teams,
    'raised',
  );
  if (below.length === 0) return null;
  return (
    <section aria-labelledby="teams-below">
      <h2 id="teams-below" className="mb-5 text-step-3">
        {t('campaigns.team.below')}
      </h2>
      <ol className="grid gap-3">
        {below.map((each) => (
          <TeamRow key={each.id} campaign={campaign} team={each} total={live.teams[each.id]} />
        ))}
      </ol>
    </section>
  );
}
