import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { poolsQuery } from './pools-query.ts';

/** Who adds money to gifts, how much, and what is left of it. Every gift moves it while the page is open. */
export function PoolsList({ campaign }: { campaign: CampaignView }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { amount, moment } = useCampaignWords();
  const { slug, currency, place } = campaign;
  const { data } = useSuspenseQuery(poolsQuery(api, slug));
  const { data: live } = useSuspenseQuery(liveQuery(api, slug));
  const isNew = Object.keys(live.pools).some((id) => !data.items.some((pool) => pool.id === id));
  useEffect(() => {
    // One that was set up since this page was read.
    if (isNew) void queries.invalidateQueries({ queryKey: poolsQuery(api, slug).queryKey });
  }, [isNew, api, queries, slug]);
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby="campaign-pools">
      <h2 id="campaign-pools" className="mb-5 text-step-3">
        {t('campaigns.pool.title')}
      </h2>
      <ul className="grid gap-3">
        {data.items.map(({ id, name, ratio, cap, left: read, least, until, teams, methods }) => {
          const left = live.pools[id] ?? read;
          const words = t('campaigns.pool.left', {
            left: amount(left, currency),
            cap: amount(cap, currency),
          });
          const limits = [
            least > 0 && t('campaigns.pool.from', { least: amount(least, currency) }),
            until !== null && t('campaigns.pool.until', { time: moment(until, place) }),
            teams.length > 0 && t('campaigns.pool.someTeams'),
            methods.length > 0 && t('campaigns.pool.someMethods'),
          ].filter((each) => each !== false);
          return (
            <li key={id} className="on-paper rounded-card bg-paper p-4 shadow-lift-1">
              <p className="font-bold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="mt-1 text-pretty">
                {t('campaigns.pool.adds', {
                  unit: amount(100, currency),
                  added: amount(100 * ratio, currency),
                })}
              </p>
              <ProgressBar share={left / cap} label={name} valueText={words} tone="reward" className="mt-3" />
              <p className="mt-1 text-step--1 tabular-nums">
                {left > 0 ? words : t('campaigns.pool.usedUp')}
              </p>
              {limits.length > 0 && (
                <p className="mt-1 text-step--1 text-pretty text-muted">{limits.join(' · ')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
