import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { PaidPlan, Period } from '#features/plans/policy.ts';
import { keptOf, type AskedOffer } from '#features/plans/web/asked-offer.ts';
import { activeQuery } from '#features/plans/web/plan-queries.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';

interface PlanActionProps {
  plan: PaidPlan;
  asked: AskedOffer;
  currency: Currency;
}

/** The way to a plan, or what she has of it: a subscription stays in its currency, whichever prices are shown in. */
export function PlanAction({ plan, asked, currency }: PlanActionProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const { api } = usePage();
  const { names, day } = usePlanWords();
  const { data: active } = useQuery({ ...activeQuery(api), enabled: viewer !== null });
  const { period } = asked;
  const yours: Record<Period, string> = {
    month: t('plans.pricing.yoursMonth'),
    year: t('plans.pricing.yoursYear'),
  };
  const toOther: Record<Period, string> = {
    month: t('plans.pricing.toMonth'),
    year: t('plans.pricing.toYear'),
  };
  if (viewer?.minor) return <p className="text-pretty">{t('plans.refusal.minor')}</p>;
  const hers = active?.plan === plan && active.state === 'active' ? active : undefined;
  const offer = { plan, period, currency: active?.currency ?? currency };
  return (
    <>
      {hers && <Badge>{yours[hers.period]}</Badge>}
      {hers?.ends && (
        <p className="mt-2 text-pretty" suppressHydrationWarning>
          {t('plans.own.cancelled', { day: day(hers.periodEndsAt) })}
        </p>
      )}
      {hers?.period !== period && (
        <Button
          wide
          variant={plan === 'standard' ? 'primary' : 'secondary'}
          href={href('subscriptionPay', undefined, { ...offer, ...keptOf(asked) })}
          className="mt-3"
        >
          {hers ? toOther[period] : t('plans.pricing.choose', { plan: names[plan] })}
        </Button>
      )}
    </>
  );
}
