import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { findPlace } from '#core/places.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Facts } from '#page/admin/facts.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { AdminCampaignDetail } from '#features/campaigns/deciding/contract.ts';
import { stateNames } from '#features/campaigns/deciding/policy.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { adminCampaignQuery } from './admin-queries.ts';
import { DecisionsCard } from './decisions-card.tsx';
import { PoolsCard } from './pools-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { TextsCard } from './texts-card.tsx';

/** `/admin/giving/campaigns/{id}`: everything of a campaign, what has happened to it, and what staff can decide. */
export default function AdminCampaignPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignId = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(adminCampaignQuery(api, campaignId));
  const { name, language, state, slug } = campaign;
  const pages = [
    { text: t('campaigns.admin.page'), href: href('campaign', { campaignSlug: slug }) },
    { text: t('campaigns.admin.dashboard'), href: href('campaignDashboard', { campaignSlug: slug }) },
    { text: t('campaigns.admin.edit'), href: href('campaignEdit', { campaignSlug: slug }) },
  ];
  return (
    <>
      <AdminPageHead
        title={name}
        titleLang={language}
        trail={[{ text: t('campaigns.admin.title'), href: adminHref('adminCampaigns') }]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <CampaignBadge state={state} />
        {pages.map(({ text, href }) => (
          <a key={href} href={href} className="text-link inline-flex min-h-11 items-center">
            {text}
          </a>
        ))}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <DecisionsCard campaign={campaign} />
          <FactsCard campaign={campaign} />
          <PoolsCard campaign={campaign} />
        </div>
        <div className="grid gap-6">
          <TextsCard campaign={campaign} />
          <HistoryCard campaign={campaign} />
        </div>
      </div>
      <TeamsCard campaign={campaign} />
    </>
  );
}

function FactsCard({ campaign }: { campaign: AdminCampaignDetail }) {
  const t = useTranslations();
  const { locale } = usePage();
  const { categories, durations, moment, amount } = useCampaignWords();
  const { organizer, place, currency, bonusGoal, endsAt } = campaign;
  const facts: [string, ReactNode][] = [
    [
      t('campaigns.admin.organizer'),
      organizer?.href ? (
        <a key="organizer" href={organizer.href} className="text-link">
          {organizer.name}
        </a>
      ) : (
        (organizer?.name ?? t('campaigns.admin.gone'))
      ),
    ],
    [t('campaigns.column.leader'), campaign.teamLeaderName || null],
    [t('campaigns.form.email'), campaign.email || null],
    [t('campaigns.form.phone'), campaign.phone || null],
    [t('campaigns.column.category'), categories[campaign.category]],
    [t('campaigns.column.goal'), amount(campaign.goal, currency)],
    [t('campaigns.form.bonusGoal'), bonusGoal === null ? null : amount(bonusGoal, currency)],
    [t('campaigns.form.duration'), durations[campaign.duration]],
    [t('campaigns.column.starts'), moment(campaign.startsAt, place)],
    [t('campaigns.column.ends'), endsAt === null ? null : moment(endsAt, place)],
    [t('campaigns.form.place'), findPlace(place)?.names[locale] ?? null],
    [
      t('campaigns.dashboard.holyDays'),
      campaign.givesOnHolyDays ? t('campaigns.dashboard.gives') : t('campaigns.dashboard.rests'),
    ],
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

function HistoryCard({ campaign: { history } }: { campaign: AdminCampaignDetail }) {
  const t = useTranslations();
  const moment = useMoment();
  return (
    <Card as="section" labelledBy="campaign-history">
      <h2 id="campaign-history" className="text-step-1 font-bold">
        {t('campaigns.admin.history')}
      </h2>
      <ol className="mt-4 space-y-4">
        {history.map(({ at, from, to, by, reason }) => (
          <li key={`${at} ${to}`} className="border-s-4 border-line ps-4">
            <p className="font-semibold">
              {t('campaigns.admin.moved', { from: t(stateNames[from]), to: t(stateNames[to]) })}
            </p>
            <p className="text-step--1 text-muted">
              {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
              {' · '}
              <bdi>{by ?? t('campaigns.admin.byClock')}</bdi>
            </p>
            {reason !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
