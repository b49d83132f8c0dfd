import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import type { Payout } from '#features/payments/payouts/contract.ts';
import { payoutStateNames } from '#features/payments/payouts/policy.ts';

/** Whether a payout is in the books. */
export function PayoutStateBadge({ state }: Pick<Payout, 'state'>) {
  const t = useTranslations();
  const isBooked = state === 'booked';
  return (
    <Badge tone={isBooked ? 'progress' : 'reward'} icon={isBooked ? IconCheck : IconHourglass}>
      {t(payoutStateNames[state])}
    </Badge>
  );
}
