import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findPlace } from '#core/places.ts';
import { Facts } from '#page/admin/facts.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { commentsQuery, embedQuery, ownQuery } from '#features/campaigns/web/campaign-queries.ts';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';
import { ShareLink } from '#features/campaigns/web/share-link.tsx';
import { EmbedCard } from '#features/campaigns/sharing/web/embed-card.tsx';
import { CommentsCard } from '#features/campaigns/wall/web/comments-card.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { PoolsCard } from '#features/campaigns/matching/web/pools-card.tsx';
import { poolsQuery } from '#features/campaigns/matching/web/pools-query.ts';
import { MilestonesCard } from '#features/campaigns/milestones/web/milestones-card.tsx';
import { teamsQuery } from '#features/campaigns/teams/web/team-queries.ts';
import { TeamsCard } from '#features/campaigns/teams/web/teams-card.tsx';
import { GiftsCard } from '#features/campaigns/thanks/web/gifts-card.tsx';
import { ownGiftsQuery, readAfter } from '#features/campaigns/thanks/web/own-gifts-query.ts';
import type { OwnCampaign } from '../contract.ts';
import { ActsCard } from './acts-card.tsx';
import { loadOwn } from './load-own.ts';

export async function load(args: PageArgs): Promise<Response | void> {
  const moved = await loadOwn(args, 'campaignDashboard');
  if (moved) return moved;
  const { page, params, url } = args;
  const slug = params['campaignSlug'] ?? '';
  await Promise.all([
    page.queries.query({ ...commentsQuery(page.api, slug), staleTime: 0 }),
    page.queries.query({ ...embedQuery(page.api, slug), staleTime: 0 }),
    page.queries.query({ ...teamsQuery(page.api, slug), staleTime: 0 }),
    page.queries.query({ ...poolsQuery(page.api, slug), staleTime: 0 }),
    page.queries.query(ownGiftsQuery(page.api, { slug, after: readAfter(url.searchParams) })),
  ]);
}

/** `/campaign/{slug}/dashboard`: how far a campaign is, and what its organizer can do now. */
export default function DashboardPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(ownQuery(api, slug));
  const { name, state, language, cover, reason } = campaign;
  const isShown = isPublic(state);
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('campaigns.dashboard.headTitle', { name })} path={href('campaigns')} noindex />
      <div className="flex flex-wrap items-center gap-5">
        <CampaignCover
          cover={cover}
          isFirst
          className="aspect-4/3 w-28 rounded-control object-cover shadow-lift-1 max-sm:hidden"
        />
        <div className="min-w-0 grow basis-60">
          <CampaignBadge state={state} />
          <h1 className="mt-2 text-step-3 wrap-anywhere">
            <InItsLanguage language={language}>{name}</InItsLanguage>
          </h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button href={href('campaignEdit', { campaignSlug: slug })} variant="secondary" icon={IconPencil}>
            {t('campaigns.own.edit')}
          </Button>
          <Button href={href('campaign', { campaignSlug: slug })} variant="secondary" icon={IconExternalLink}>
            {isShown ? t('campaigns.own.page') : t('campaigns.own.preview')}
          </Button>
        </div>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {reason !== null && (
            <Callout
              tone="warning"
              title={
                state === 'rejected' ? t('campaigns.dashboard.rejected') : t('campaigns.dashboard.cancelled')
              }
            >
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
            </Callout>
          )}
          <ActsCard campaign={campaign} />
          <CommentsCard slug={slug} />
          <FactsCard campaign={campaign} />
          {isShown && <GiftsCard campaign={campaign} />}
          <MilestonesCard campaign={campaign} />
        </div>
        <div className="grid gap-6">
          {isShown && (
            <>
              <Card>
                <ShareLink slug={slug} />
                <a
                  href={href('campaignPosterPdf', { campaignSlug: slug })}
                  data-reload=""
                  className="text-link mt-2 inline-flex min-h-11 items-center"
                >
                  {t('campaigns.poster.link')}
                </a>
              </Card>
              {campaign.hasGifts && (
                <Card>
                  <p>
                    <a
                      href={`/api/campaigns/${encodeURIComponent(slug)}/report.pdf`}
                      data-reload=""
                      className="text-link inline-flex min-h-11 items-center"
                    >
                      {t('campaigns.report.pdf')}
                    </a>
                  </p>
                  <a
                    href={`/api/campaigns/${encodeURIComponent(slug)}/report.csv`}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {t('campaigns.report.file')}
                  </a>
                  <p className="text-step--1 text-muted">{t('campaigns.report.fileHint')}</p>
                </Card>
              )}
              <EmbedCard slug={slug} name={name} />
            </>
          )}
          <TeamsCard campaign={campaign} />
          <PoolsCard campaign={campaign} />
        </div>
      </div>
    </PageSection>
  );
}

function FactsCard({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { locale } = usePage();
  const { categories, durations, moment, amount } = useCampaignWords();
  const { startsAt, endsAt, place, currency, bonusGoal, beginsAtOnce, state } = campaign;
  const waits = ['draft', 'pending', 'rejected'].includes(state) && beginsAtOnce;
  const facts: [string, ReactNode][] = [
    [t('campaigns.form.category'), categories[campaign.category]],
    [t('campaigns.form.goal'), amount(campaign.goal, currency)],
    [t('campaigns.form.bonusGoal'), bonusGoal === null ? null : amount(bonusGoal, currency)],
    [t('campaigns.form.duration'), durations[campaign.duration]],
    [t('campaigns.dashboard.begins'), waits ? t('campaigns.dashboard.atLaunch') : moment(startsAt, place)],
    [t('campaigns.dashboard.ends'), waits || endsAt === null ? null : moment(endsAt, place)],
    [t('campaigns.form.place'), findPlace(place)?.names[locale] ?? null],
    [
      t('campaigns.dashboard.holyDays'),
      campaign.givesOnHolyDays ? t('campaigns.dashboard.gives') : t('campaigns.dashboard.rests'),
    ],
    [t('campaigns.form.teamLeaderName'), campaign.teamLeaderName],
    [t('campaigns.form.email'), campaign.email],
    [t('campaigns.form.phone'), campaign.phone || null],
  ];
  return (
    <Card as="section" labelledBy="campaign-facts">
      <h2 id="campaign-facts" className="text-step-1 font-bold">
        {t('campaigns.dashboard.facts')}
      </h2>
      <Facts facts={facts} />
    </Card>
  );
}
