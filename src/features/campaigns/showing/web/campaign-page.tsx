import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { movedPage } from '#page/moved-page.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import {
  campaignQuery,
  liveQuery,
  readWallAsked,
  restQuery,
  wallQuery,
} from '#features/campaigns/web/campaign-queries.ts';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';
import { ShareLink } from '#features/campaigns/web/share-link.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { DonorsWall } from '#features/campaigns/wall/web/donors-wall.tsx';
import { RaisedPanel } from '#features/campaigns/live/web/raised-panel.tsx';
import { ResultsCard } from '#features/campaigns/results/web/results-card.tsx';
import { cardHref } from '#features/campaigns/sharing/web/card-href.ts';
import { PoolsList } from '#features/campaigns/matching/web/pools-list.tsx';
import { poolsQuery } from '#features/campaigns/matching/web/pools-query.ts';
import { MilestonesList } from '#features/campaigns/milestones/web/milestones-list.tsx';
import { Leaderboard } from '#features/campaigns/teams/web/leaderboard.tsx';
import { teamsQuery } from '#features/campaigns/teams/web/team-queries.ts';
import { FilmBox } from './film-box.tsx';
import { StoryText } from './story-text.tsx';
import { TimeLeft } from './time-left.tsx';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const asked = params['campaignSlug'] ?? '';
  if (url.searchParams.has('wall')) return redirect(href('campaignHall', { campaignSlug: asked }));
  const { slug, state } = await page.queries.query(campaignQuery(page.api, asked));
  if (isPublic(state))
    await Promise.all([
      page.queries.query(liveQuery(page.api, slug)),
      page.queries.query(restQuery(page.api, slug)),
      page.queries.query({ ...wallQuery(page.api, slug, readWallAsked(url.searchParams)), staleTime: 0 }),
      page.queries.query(teamsQuery(page.api, slug)),
      page.queries.query(poolsQuery(page.api, slug)),
    ]);
  if (slug !== asked) return movedPage(href('campaign', { campaignSlug: slug }), url);
}

/** `/campaign/{slug}`: what is asked for, by whom, and until when. Its organizer sees it before everyone else does. */
export default function CampaignPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, slug));
  const version = useQueryClient().getQueryData(liveQuery(api, slug).queryKey)?.version;
  const { categories, amount } = useCampaignWords();
  const { name, description, story, language, cover, state, teamLeaderName } = campaign;
  const isShown = isPublic(state);
  return (
    <>
      <PageHead
        title={name}
        description={description}
        path={href('campaign', { campaignSlug: slug })}
        image={isShown ? cardHref(slug, locale, version) : `/covers/made/${cover}.jpg`}
        type="article"
        noindex={!isShown}
      />
      <PageSection className="py-6! sm:py-12!">
        {!isShown && (
          <Callout tone="warning" className="mb-6">
            {t('campaigns.page.preview')}{' '}
            <a href={href('campaignDashboard', { campaignSlug: slug })} className="text-link">
              {t('campaigns.own.dashboard')}
            </a>
          </Callout>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-10">
          <div className="min-w-0">
            <CampaignCover
              cover={cover}
              isFirst
              className="aspect-4/3 w-full rounded-large object-cover shadow-lift-2 sm:aspect-2/1"
            />
            <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
              <CampaignBadge state={state} />
              <span className="text-muted">{categories[campaign.category]}</span>
            </p>
            <h1 className="mt-3 text-step-4 text-balance wrap-anywhere">
              <InItsLanguage language={language}>{name}</InItsLanguage>
            </h1>
            {teamLeaderName !== '' && (
              <p className="mt-3 text-muted">
                {t.rich('campaigns.page.by', { name: teamLeaderName, bdi: isolate })}
              </p>
            )}
            <p className="mt-4 max-w-reading text-step-1 text-pretty wrap-anywhere">
              <InItsLanguage language={language}>{description}</InItsLanguage>
            </p>
          </div>
          <Card
            as="aside"
            labelledBy="campaign-goal"
            className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <h2 id="campaign-goal" className="mb-3 text-step-0 font-semibold text-muted">
              {isShown ? t('campaigns.live.raised') : t('campaigns.page.goal')}
            </h2>
            {isShown ? (
              <RaisedPanel campaign={campaign} isOpen={state === 'live' || state === 'bonus'} />
            ) : (
              <p className="text-step-3 leading-tight font-extrabold tabular-nums">
                {amount(campaign.goal, campaign.currency)}
              </p>
            )}
            <div className="mt-5">
              <TimeLeft campaign={campaign} />
            </div>
            {isShown && (
              <div className="mt-6 border-t border-line pt-5">
                <ShareLink slug={slug} />
              </div>
            )}
          </Card>
          <div className="mt-4 grid min-w-0 gap-8 sm:mt-6">
            {(state === 'ended' || state === 'archived') && <ResultsCard campaign={campaign} />}
            <FilmBox campaign={campaign} />
            {story !== '' && (
              <section aria-labelledby="campaign-story">
                <h2 id="campaign-story" className="mb-5 text-step-3">
                  {t('campaigns.page.story')}
                </h2>
                <StoryText story={story} language={language} />
              </section>
            )}
            {isShown && <MilestonesList campaign={campaign} />}
            {isShown && <PoolsList campaign={campaign} />}
            {isShown && <Leaderboard campaign={campaign} />}
            {isShown && <DonorsWall campaign={campaign} />}
          </div>
        </div>
      </PageSection>
    </>
  );
}
