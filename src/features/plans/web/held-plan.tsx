import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { isMore } from '../grants/policy.ts';
import type { PaidPlan } from '../policy.ts';
import { ownSubscriptionQuery } from '../offered/own-subscription-query.ts';
import { heldPlanQuery } from './plan-queries.ts';
import { usePlanWords } from './use-plan-words.ts';

interface HeldPlanProps {
  /** What she is about to pay for: more than she has is not hers already. */
  wanted?: PaidPlan;
  className?: string;
}

/** Says what she has without paying, such as a gift, before she pays for the same or less; nothing if she has a subscription. */
export function HeldPlan({ wanted, className }: HeldPlanProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { names, day } = usePlanWords();
  const { data: held } = useSuspenseQuery(heldPlanQuery(api));
  const { data: subscription } = useSuspenseQuery(ownSubscriptionQuery(api));
  if (!held || subscription || (wanted && isMore(wanted, held.plan))) return null;
  const { plan, endsAt } = held;
  if (plan === 'complimentary')
    return <Callout className={className}>{t('plans.refusal.complimentary')}</Callout>;
  return (
    <Callout className={className} title={t('plans.held.title', { plan: names[plan] })}>
      <p className="text-pretty" suppressHydrationWarning>
        {/* It ends at midnight, so its last day is the one before. */}
        {endsAt === null
          ? t('plans.held.text')
          : t('plans.held.until', { day: day(new Date(Date.parse(endsAt) - 1).toISOString()) })}
      </p>
    </Callout>
  );
}
