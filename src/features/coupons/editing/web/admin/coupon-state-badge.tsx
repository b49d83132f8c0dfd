import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglassEmpty from '@tabler/icons-react/dist/esm/icons/IconHourglassEmpty.mjs';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { IconShape } from '#ui/icon/icon.tsx';
import type { CouponState } from '#features/coupons/policy.ts';
import { useCouponWords } from './use-coupon-words.ts';

type Look = { icon: IconShape; tone: NonNullable<BadgeProps['tone']> };

const looks: Record<CouponState, Look> = {
  running: { icon: IconCheck, tone: 'progress' },
  scheduled: { icon: IconCalendarTime, tone: 'info' },
  expired: { icon: IconHourglassEmpty, tone: 'neutral' },
  used_up: { icon: IconHourglassEmpty, tone: 'reward' },
  off: { icon: IconBan, tone: 'neutral' },
};

/** Whether a coupon can be used now, and if not, why. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { states } = useCouponWords();
  const { icon, tone } = looks[state];
  return (
    <Badge icon={icon} tone={tone} className="whitespace-nowrap">
      {states[state]}
    </Badge>
  );
}
