import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useTranslations } from 'use-intl';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { IconShape } from '#ui/icon/icon.tsx';
import { stateNames } from '#features/payments/finance/policy.ts';
import type { PaymentState } from '#features/payments/policy.ts';

type Look = { icon: IconShape; tone: NonNullable<BadgeProps['tone']> };

const open: Look = { icon: IconHourglass, tone: 'info' };
const paid: Look = { icon: IconCheck, tone: 'progress' };
const back: Look = { icon: IconArrowBackUp, tone: 'neutral' };
const ended: Look = { icon: IconBan, tone: 'neutral' };
/** A person has to do something. */
const waits: Look = { icon: IconAlertTriangle, tone: 'reward' };

const looks: Record<PaymentState, Look> = {
  created: open,
  pending: open,
  pledged: open,
  authorised: open,
  captured: paid,
  partly_refunded: back,
  refunded: back,
  disputed: waits,
  lost: ended,
  failed: ended,
  expired: ended,
  unknown: waits,
  review: waits,
};

/** What has become of a payment. */
export function StateBadge({ state }: { state: PaymentState }) {
  const t = useTranslations();
  const { icon, tone } = looks[state];
  return (
    <Badge icon={icon} tone={tone} className="whitespace-nowrap">
      {t(stateNames[state])}
    </Badge>
  );
}
