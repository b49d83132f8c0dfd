import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Facts } from '#page/admin/facts.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { AdminCampaignDetail, AdminPool } from '#features/campaigns/deciding/contract.ts';
import type { PoolState } from '#features/campaigns/matching/policy-pools.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { useMethodWords } from '#features/campaigns/web/use-method-words.ts';
import { adminPoolsQuery, adminTeamsQuery } from './admin-queries.ts';

/** Who adds money to the gifts of a campaign, to which, and how much of it is used, in the order in which it is. */
export function PoolsCard({ campaign }: { campaign: AdminCampaignDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(adminPoolsQuery(api, campaign.id));
  return (
    <Card as="section" labelledBy="admin-pools">
      <h2 id="admin-pools" className="text-step-1 font-bold">
        {t('campaigns.pool.title')}
      </h2>
      {data.items.length === 0 ? (
        <p className="mt-3 text-muted">{t('campaigns.admin.noPools')}</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {data.items.map((pool) => (
            <PoolItem key={pool.id} campaign={campaign} pool={pool} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function PoolItem({ campaign, pool }: { campaign: AdminCampaignDetail; pool: AdminPool }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { amount, moment } = useCampaignWords();
  const methodWords = useMethodWords();
  const { data: teams } = useSuspenseQuery(adminTeamsQuery(api, campaign.id));
  const { currency, place } = campaign;
  const { name, ratio, cap, left, least, from, until, state } = pool;
  const states: Record<PoolState, { text: string; tone: 'progress' | 'neutral' }> = {
    coming: { text: t('campaigns.admin.poolComing'), tone: 'neutral' },
    open: { text: t('campaigns.admin.poolOpen'), tone: 'progress' },
    used: { text: t('campaigns.admin.poolUsed'), tone: 'neutral' },
    over: { text: t('campaigns.admin.poolOver'), tone: 'neutral' },
  };
  const words = t('campaigns.admin.poolUsedOf', {
    used: amount(cap - left, currency),
    cap: amount(cap, currency),
    left: amount(left, currency),
  });
  const eligible = teams.items.filter(({ id }) => pool.teams.includes(id)).map((team) => team.name);
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <span dir="ltr" className="text-muted tabular-nums">{`${ratio} : 1`}</span>
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
      </p>
      <ProgressBar share={(cap - left) / cap} label={name} valueText={words} className="mt-3" />
      <p className="mt-1 text-step--1 tabular-nums">{words}</p>
      <Facts
        facts={[
          [t('campaigns.column.starts'), moment(from, place)],
          [t('campaigns.column.ends'), until === null ? null : moment(until, place)],
          [t('campaigns.admin.poolLeast'), least === 0 ? null : amount(least, currency)],
          [
            t('campaigns.pool.teams'),
            eligible.length === 0 ? t('campaigns.admin.poolAll') : format.list(eligible),
          ],
          [
            t('campaigns.pool.methods'),
            pool.methods.length === 0
              ? t('campaigns.admin.poolAll')
              : format.list(pool.methods.map((method) => methodWords[method])),
          ],
        ]}
      />
    </li>
  );
}
