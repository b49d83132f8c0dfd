import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import {
  ownSubscriptionQuery,
  waitingPurchaseQuery,
} from '#features/plans/offered/own-subscription-query.ts';
import { WaitingPurchase } from '#features/plans/offered/waiting-purchase.tsx';
import { HeldPlan } from '#features/plans/web/held-plan.tsx';
import { nothingToPay } from '#features/plans/web/nothing-to-pay.ts';
import {
  buyKeyQuery,
  heldPlanQuery,
  offersQuery,
  quoteQuery,
  type WantedOffer,
} from '#features/plans/web/plan-queries.ts';
import { keptOf, readAsked } from '#features/plans/web/asked-offer.ts';
import { useAskedOffer } from '#features/plans/web/use-asked-offer.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import { PayForm } from './pay-form.tsx';
import { PaySummary } from './pay-summary.tsx';

/** Without a plan there is nothing to pay (spec §2); what changes only later, or is hers already, is in the settings, which say why. */
export async function load({ page, url }: PageArgs): Promise<Response | void> {
  const { plan, period, currency, coupon } = readAsked(url);
  if (!plan) return redirect(href('pricing') + url.search);
  const { api, queries } = page;
  const offers = await queries.query(offersQuery(api, currency));
  if (!(await queries.ensureQueryData(viewerQuery(api)))) return;
  await Promise.all([
    queries.ensureQueryData(buyKeyQuery),
    queries.query(waitingPurchaseQuery(api)),
    queries.query(heldPlanQuery(api)),
    queries.query({ ...ownSubscriptionQuery(api), staleTime: 0 }),
  ]);
  try {
    await queries.query(quoteQuery(api, { plan, period, currency: offers.currency, coupon }));
  } catch (error) {
    const refusal = findRefusal(error);
    if (refusal?.status !== 409) throw error;
    const why = nothingToPay(refusal.code) && refusal.code;
    return redirect(href('settingsSubscription', undefined, { why }));
  }
}

/** `/subscription/pay`: what will be paid, and how. The card itself is typed at the provider. */
export default function PayPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { pathname, search } = useLocation();
  const asked = useAskedOffer();
  const { plan = 'standard', period, currency, coupon } = asked;
  const { data: offers } = useSuspenseQuery(offersQuery(api, currency));
  const viewer = useViewer();
  const { nameOffer } = usePlanWords();
  const offer = { plan, period, currency: offers.currency, coupon };
  return (
    <PageSection>
      <PageHead title={t('plans.pay.headTitle')} path={href('subscriptionPay')} noindex />
      <div className="mx-auto max-w-4xl">
        <h1 className="text-step-3">{nameOffer(offer)}</h1>
        {viewer ? (
          <MemberPays offer={offer} />
        ) : (
          <Card padding="l" className="mt-8 max-w-form">
            <p className="text-step-1 text-pretty">{t('plans.pay.account')}</p>
            <div className="mt-6 grid gap-3">
              <Button wide href={href('signup', undefined, { onSuccess: pathname + search })}>
                {t('plans.pay.signUp')}
              </Button>
              <Button
                wide
                variant="secondary"
                href={href('login', undefined, { onSuccess: pathname + search })}
              >
                {t('plans.pay.signIn')}
              </Button>
            </div>
          </Card>
        )}
        <p className="mt-8">
          <a
            href={href('pricing', undefined, { period, currency: offers.currency, ...keptOf(asked) })}
            className="text-link"
          >
            {t('plans.pay.back')}
          </a>
        </p>
      </div>
    </PageSection>
  );
}

/** The ways to pay; while a payment of hers is being confirmed, only if she asks for them, so that nobody pays twice with one press. */
function MemberPays({ offer }: { offer: WantedOffer }) {
  const { api } = usePage();
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const { again } = useAskedOffer();
  const { data: quote } = useSuspenseQuery(quoteQuery(api, offer));
  const { data: waiting } = useSuspenseQuery(waitingPurchaseQuery(api));
  if (waiting && !again)
    return (
      <WaitingPurchase className="mt-8">
        <a href={`${pathname}${search}&again=yes`} className="text-link flex min-h-11 w-fit items-center">
          {t('plans.waiting.again')}
        </a>
      </WaitingPurchase>
    );
  return (
    <>
      <WaitingPurchase className="mt-8" />
      <HeldPlan wanted={offer.plan} className="mt-8" />
      <div className="mt-8 grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <PayForm offer={offer} quote={quote} />
        <PaySummary offer={offer} quote={quote} />
      </div>
    </>
  );
}
