import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';

/** After the end: thanks, and what has come of it. Gifts that were entered later are in it, and refunds. */
export function ResultsCard({ campaign: { slug, currency, goal } }: { campaign: CampaignView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { amount } = useCampaignWords();
  const { raised, matched, donors, gifts, teams } = useSuspenseQuery(liveQuery(api, slug)).data;
  const teamCount = Object.values(teams).filter((team) => team.gifts > 0).length;
  const figures: [string, string][] = [
    [t('campaigns.results.raised'), amount(raised, currency)],
    ...(matched > 0 ? [[t('campaigns.results.matched'), amount(matched, currency)] as [string, string]] : []),
    [t('campaigns.results.donors'), format.number(donors)],
    [t('campaigns.results.gifts'), format.number(gifts)],
    ...(teamCount > 0 ? [[t('campaigns.results.teams'), format.number(teamCount)] as [string, string]] : []),
  ];
  return (
    <Card as="section" labelledBy="campaign-results" padding="l" tone="night">
      <h2 id="campaign-results" className="text-step-3 text-balance text-white">
        {gifts > 0 ? t('campaigns.results.thanks') : t('campaigns.results.over')}
      </h2>
      {gifts > 0 && (
        <>
          <p className="mt-3 max-w-reading text-pretty text-night-soft">
            {raised + matched >= goal ? t('campaigns.results.reached') : t('campaigns.results.text')}
          </p>
          <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-3">
            {figures.map(([label, figure]) => (
              <div key={label}>
                <dt className="text-step--1 text-night-soft">{label}</dt>
                <dd className="text-step-2 font-extrabold text-gold tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-step--1 text-night-soft">{t('campaigns.results.receipts')}</p>
        </>
      )}
    </Card>
  );
}
