import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import { useTranslations } from 'use-intl';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { IconShape } from '#ui/icon/icon.tsx';
import { stateNames } from '#features/gifts/finance/policy.ts';
import type { GiftState } from '#features/gifts/policy.ts';

const looks: Record<GiftState, { icon: IconShape; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { icon: IconPencil, tone: 'neutral' },
  ready: { icon: IconGift, tone: 'reward' },
  claimed: { icon: IconCheck, tone: 'progress' },
  canceled: { icon: IconReceiptRefund, tone: 'info' },
  void: { icon: IconBan, tone: 'neutral' },
};

/** How far a gift is. */
export function GiftStateBadge({ state }: { state: GiftState }) {
  const t = useTranslations();
  const { icon, tone } = looks[state];
  return (
    <Badge icon={icon} tone={tone} className="whitespace-nowrap">
      {t(stateNames[state])}
    </Badge>
  );
}
