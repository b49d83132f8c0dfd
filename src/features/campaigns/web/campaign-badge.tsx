import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useTranslations } from 'use-intl';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { IconShape } from '#ui/icon/icon.tsx';
import type { CampaignState } from '../life/policy.ts';

const looks: Record<CampaignState, { icon: IconShape; tone: NonNullable<BadgeProps['tone']> }> = {
  step_1: { icon: IconPencil, tone: 'neutral' },
  step_2: { icon: IconPencil, tone: 'neutral' },
  draft: { icon: IconPencil, tone: 'neutral' },
  pending: { icon: IconHourglass, tone: 'info' },
  rejected: { icon: IconBan, tone: 'neutral' },
  scheduled: { icon: IconCalendarEvent, tone: 'info' },
  live: { icon: IconFlame, tone: 'progress' },
  bonus: { icon: IconStar, tone: 'reward' },
  paused: { icon: IconPlayerPause, tone: 'neutral' },
  ended: { icon: IconCircleCheck, tone: 'neutral' },
  cancelled: { icon: IconBan, tone: 'neutral' },
  archived: { icon: IconArchive, tone: 'neutral' },
};

/** The state of a campaign in a word. */
export function CampaignBadge({ state }: { state: CampaignState }) {
  const t = useTranslations();
  const words: Record<CampaignState, string> = {
    step_1: t('campaigns.state.setup'),
    step_2: t('campaigns.state.setup'),
    draft: t('campaigns.state.draft'),
    pending: t('campaigns.state.pending'),
    rejected: t('campaigns.state.rejected'),
    scheduled: t('campaigns.state.scheduled'),
    live: t('campaigns.state.live'),
    bonus: t('campaigns.state.bonus'),
    paused: t('campaigns.state.paused'),
    ended: t('campaigns.state.ended'),
    cancelled: t('campaigns.state.cancelled'),
    archived: t('campaigns.state.archived'),
  };
  const { icon, tone } = looks[state];
  return (
    <Badge icon={icon} tone={tone} className="whitespace-nowrap">
      {words[state]}
    </Badge>
  );
}
