import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { contributionStateNames, type ContributionState } from '#features/donations/finance/policy.ts';

/** How much of a contribution is still here. */
export function ContributionStateBadge({ state }: { state: ContributionState }) {
  const t = useTranslations();
  return (
    <Badge
      icon={state === 'whole' ? IconCheck : IconReceiptRefund}
      tone={state === 'whole' ? 'progress' : state === 'back' ? 'neutral' : 'info'}
      className="whitespace-nowrap"
    >
      {t(contributionStateNames[state])}
    </Badge>
  );
}
