import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { WallEntry } from '#features/campaigns/wall/web/wall-entry.tsx';
import { branchOf } from '../policy.ts';
import { teamGiftsQuery, teamsQuery } from './team-queries.ts';

interface TeamGiftsProps {
  campaign: CampaignView;
  team: { id: string; slug: string };
}

/** The newest gifts to a team and to those below it; what the campaign hears of while the page is open is added. */
export function TeamGifts({ campaign: { slug, currency }, team }: TeamGiftsProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: read } = useSuspenseQuery(teamGiftsQuery(api, slug, team.slug));
  const { data: list } = useSuspenseQuery(teamsQuery(api, slug));
  const { data: live } = useSuspenseQuery(liveQuery(api, slug));
  const branch = branchOf(list.items, team.id);
  const news = live.newest.filter(({ teamId }) => teamId !== null && branch.has(teamId));
  const told = new Set(news.map(({ id }) => id));
  const gifts = [...news, ...read.items.filter(({ id }) => !told.has(id))].slice(0, 8);
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="team-donors">
      <h2 id="team-donors" className="mb-5 text-step-3">
        {t('campaigns.live.wall')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {gifts.map((gift) => (
          <WallEntry key={gift.id} gift={gift} currency={currency} />
        ))}
      </ul>
    </section>
  );
}
