import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { rank, rankings, type Ranking } from '../policy.ts';
import { teamsQuery } from './team-queries.ts';
import { TeamRow } from './team-row.tsx';

/** So many at first; the rest opens below them. */
const shownAtFirst = 10;

/** The teams of a campaign that stand below none, the most successful first. Every gift may change their order while the page is open. */
export function Leaderboard({ campaign }: { campaign: CampaignView }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const { slug } = campaign;
  const { data: list } = useSuspenseQuery(teamsQuery(api, slug));
  const {
    data: { teams: totals },
  } = useSuspenseQuery(liveQuery(api, slug));
  const known = new Set(list.items.map(({ id }) => id));
  const isNew = Object.keys(totals).some((id) => !known.has(id));
  useEffect(() => {
    // A team that was opened since this page was read.
    if (isNew) void queries.invalidateQueries({ queryKey: teamsQuery(api, slug).queryKey });
  }, [isNew, api, queries, slug]);
  const by: Ranking = rankings.find((each) => each === search.get('by')) ?? 'raised';
  const shown = rank(
    list.items.filter(({ level, isClosed, id }) => level === 1 && (!isClosed || id in totals)),
    totals,
    by,
  );
  if (shown.length === 0 && !list.mayAsk) return null;
  const rows = (from: number, to?: number) =>
    shown
      .slice(from, to)
      .map((team, index) => (
        <TeamRow
          key={team.id}
          campaign={campaign}
          team={team}
          total={totals[team.id]}
          place={from + index + 1}
        />
      ));
  const words: Record<Ranking, string> = {
    raised: t('campaigns.team.byRaised'),
    donors: t('campaigns.team.byDonors'),
  };
  return (
    <section aria-labelledby="campaign-teams" id="teams" className="scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="campaign-teams" className="text-step-3">
          {t('campaigns.team.board')}
        </h2>
        {shown.length > 1 && (
          <LinkChips
            label={t('campaigns.team.order')}
            chips={rankings.map((each) => ({
              text: words[each],
              href: `${href('campaign', { campaignSlug: slug }, { by: each === 'raised' ? undefined : each })}#teams`,
              current: each === by,
            }))}
          />
        )}
      </div>
      {shown.length > 0 && <ol className="grid gap-3">{rows(0, shownAtFirst)}</ol>}
      {shown.length > shownAtFirst && (
        <details className="mt-3">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('campaigns.team.more', { count: shown.length - shownAtFirst })}
          </summary>
          <ol className="mt-3 grid gap-3">{rows(shownAtFirst)}</ol>
        </details>
      )}
      {list.mayAsk && (
        <Button
          href={href('campaignCreateTeam', { campaignSlug: slug })}
          variant="secondary"
          className="mt-4"
        >
          {t('campaigns.team.ask')}
        </Button>
      )}
    </section>
  );
}
