import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { useTranslations } from 'use-intl';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { IconShape } from '#ui/icon/icon.tsx';
import { orderStateNames, type OrderState } from '#features/store/policy.ts';

const looks: Record<OrderState, { icon: IconShape; tone: NonNullable<BadgeProps['tone']> }> = {
  asked: { icon: IconHourglass, tone: 'info' },
  approved: { icon: IconCheck, tone: 'progress' },
  packed: { icon: IconPackage, tone: 'progress' },
  sent: { icon: IconTruck, tone: 'progress' },
  arrived: { icon: IconCheck, tone: 'reward' },
  refused: { icon: IconBan, tone: 'neutral' },
  cancelled: { icon: IconBan, tone: 'neutral' },
};

/** How far an order of goods is. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const t = useTranslations();
  const { icon, tone } = looks[state];
  return (
    <Badge icon={icon} tone={tone}>
      {t(orderStateNames[state])}
    </Badge>
  );
}
