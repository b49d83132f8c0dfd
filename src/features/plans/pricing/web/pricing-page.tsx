import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { waitingPurchaseQuery } from '#features/plans/offered/own-subscription-query.ts';
import { WaitingPurchase } from '#features/plans/offered/waiting-purchase.tsx';
import { readAsked } from '#features/plans/web/asked-offer.ts';
import { HeldPlan } from '#features/plans/web/held-plan.tsx';
import {
  activeQuery,
  couponOffersQuery,
  heldPlanQuery,
  offersQuery,
} from '#features/plans/web/plan-queries.ts';
import { useAskedOffer } from '#features/plans/web/use-asked-offer.ts';
import { CouponPanel } from './coupon-panel.tsx';
import { OwnCurrency } from './own-currency.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const { currency, coupon } = readAsked(url);
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  const [offers] = await Promise.all([
    page.queries.query(offersQuery(page.api, currency)),
    viewer && page.queries.query({ ...activeQuery(page.api), staleTime: 0 }),
    viewer && page.queries.query(heldPlanQuery(page.api)),
    viewer && page.queries.query(waitingPurchaseQuery(page.api)),
  ]);
  await page.queries.query(couponOffersQuery(page.api, { currency: offers.currency, coupon }));
}

/** `/pricing`: what each plan includes and costs, compared plainly. */
export default function PricingPage() {
  const t = useTranslations();
  const { api } = usePage();
  const asked = useAskedOffer();
  const { currency } = asked;
  const viewer = useViewer();
  const { data: offers } = useSuspenseQuery(offersQuery(api, currency));
  return (
    <>
      <PageHead
        title={t('plans.pricing.headTitle')}
        description={t('plans.pricing.intro')}
        path={href('pricing')}
      />
      <NightBand>
        <div className="pt-8 text-center sm:pt-14">
          <h1 className="text-step-4 text-balance">{t('plans.pricing.title')}</h1>
          <p className="mx-auto mt-4 max-w-reading text-step-1 text-pretty text-night-soft">
            {t('plans.pricing.intro')}
          </p>
        </div>
      </NightBand>
      <PageSection className="pt-0! sm:pt-0!">
        {viewer && <WaitingPurchase className="mb-6" />}
        <PlanChoice asked={asked} currency={offers.currency} />
        {viewer && <OwnCurrency asked={asked} currency={offers.currency} />}
        {viewer && <HeldPlan className="mb-6" />}
        <PlanCards offers={offers} asked={asked} />
        <CouponPanel asked={asked} currency={offers.currency} />
        <p className="mt-6 text-center">
          <a
            href={href('gift', undefined, { currency: offers.currency })}
            className="text-link inline-flex min-h-11 items-center text-step-1"
          >
            {t('plans.pricing.gift')}
          </a>
        </p>
        {offers.mayTry && !viewer?.minor && (
          <TrialPanel days={offers.trialDays} onSuccess={asked.onSuccess} />
        )}
      </PageSection>
      <SeatsPanel seats={offers.seats} />
      <PlanQuestions trialDays={offers.trialDays} />
    </>
  );
}
