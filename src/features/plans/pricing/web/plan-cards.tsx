import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { paidPlans, perMonth, type PaidPlan, type Period } from '#features/plans/policy.ts';
import type { OffersView } from '#features/plans/purchase/contract.ts';
import type { AskedOffer } from '#features/plans/web/asked-offer.ts';
import { activeQuery, couponOffersQuery } from '#features/plans/web/plan-queries.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import { money } from '#core/money.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';

/** Free, Value and Premium beside one another; a phone shows them one below the other. */
export function PlanCards({ offers, asked }: { offers: OffersView; asked: AskedOffer }) {
  const t = useTranslations();
  const viewer = useViewer();
  const { api } = usePage();
  const { data: active } = useQuery({ ...activeQuery(api), enabled: viewer !== null });
  const { names, pricesIn, perPeriod } = usePlanWords();
  const { currency, prices, seats } = offers;
  const { period, coupon } = asked;
  const { data: reduced } = useSuspenseQuery(couponOffersQuery(api, { currency, coupon }));
  const perMonthOf = (plan: PaidPlan) => Number(perMonth(money(prices[plan].year, currency)).amount);
  const writePrice = pricesIn(currency, [0, ...paidPlans.map((plan) => prices[plan][period])]);
  const writePerMonth = pricesIn(currency, paidPlans.map(perMonthOf));
  const writeFirst = pricesIn(currency, reduced?.offers.map(({ first }) => first) ?? []);
  const features: Record<PaidPlan, string[]> = {
    standard: [
      t('plans.include.allFilms'),
      t('plans.include.games'),
      t('plans.include.seats', { seats: seats.standard }),
      t('plans.include.certificates'),
    ],
    premium: [
      t('plans.include.everythingOf'),
      t('plans.include.premiumContent'),
      t('plans.include.seats', { seats: seats.premium }),
    ],
  };
  const terms: Record<Period, string> = {
    month: t('plans.price.termsMonth'),
    year: t('plans.price.termsYear'),
  };
  const sayReduced = ({ first, freeDays }: { first: number; freeDays: number }) =>
    freeDays > 0
      ? t('plans.coupon.freeDays', { days: freeDays })
      : t('plans.coupon.first', { price: writeFirst(first) });
  const sold = (plan: PaidPlan) => {
    const withCoupon = reduced?.offers.find((one) => one.plan === plan && one.period === period);
    return (
      <PlanCard
        key={plan}
        name={names[plan]}
        isLead={plan === 'standard'}
        price={perPeriod(writePrice(prices[plan][period]), period)}
        note={
          period === 'year'
            ? t('plans.price.comesTo', { price: writePerMonth(perMonthOf(plan)) })
            : t('plans.price.renewsMonthly')
        }
        withCoupon={withCoupon && sayReduced(withCoupon)}
        includes={features[plan]}
        terms={viewer?.minor ? undefined : terms[period]}
        action={<PlanAction plan={plan} asked={asked} currency={currency} />}
      />
    );
  };
  return (
    <ul className="grid items-stretch gap-6 lg:grid-cols-3">
      <PlanCard
        name={t('plans.name.free')}
        price={writePrice(0)}
        note={t('plans.price.forGood')}
        includes={[t('plans.include.openFilms'), t('plans.include.progress'), t('plans.include.holyDays')]}
        terms={active ? undefined : t('plans.price.noCard')}
        action={
          viewer ? (
            <Button wide variant="secondary" href={href('home')}>
              {t('plans.pricing.toFilms')}
            </Button>
          ) : (
            <Button wide variant="secondary" href={href('signup', undefined, { onSuccess: asked.onSuccess })}>
              {t('plans.pricing.signUp')}
            </Button>
          )
        }
      />
      {sold('standard')}
      {sold('premium')}
    </ul>
  );
}
