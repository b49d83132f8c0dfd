import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { rank } from '../policy.ts';
import { teamsQuery } from './team-queries.ts';
import { TeamRow } from './team-row.tsx';

interface SubTeamsCardProps {
  campaign: CampaignView;
  team: { id: string; isClosed: boolean };
}

/** The teams that a team is made of, and the way to another one. */
export function SubTeamsCard({ campaign, team }: SubTeamsCardProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: list } = useSuspenseQuery(teamsQuery(api, campaign.slug));
  const { data: live } = useSuspenseQuery(liveQuery(api, campaign.slug));
  const below = rank(
    list.items.filter(({ parentId }) => parentId === team.id),
    live.teams,
    'raised',
  );
  return (
    <Card as="section" labelledBy="team-below">
      <h2 id="team-below" className="text-step-1 font-bold">
        {t('campaigns.team.below')}
      </h2>
      {below.length === 0 ? (
        <p className="mt-2 text-pretty text-muted">{t('campaigns.team.noneBelow')}</p>
      ) : (
        <ol className="mt-4 grid gap-3">
          {below.map((each) => (
            <TeamRow key={each.id} campaign={campaign} team={each} total={live.teams[each.id]} />
          ))}
        </ol>
      )}
      {!team.isClosed && (
        <Button
          href={href('campaignCreateTeam', { campaignSlug: campaign.slug }, { below: team.id })}
          variant="secondary"
          icon={IconPlus}
          className="mt-4"
        >
          {t('campaigns.team.openTitle')}
        </Button>
      )}
    </Card>
  );
}
