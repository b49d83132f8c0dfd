import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';
import { nextChargeAt } from '../policy.ts';
import type { SubscriptionView } from '../subscription/contract.ts';
import { nothingToPay } from '../web/nothing-to-pay.ts';
import { usePlanWords } from '../web/use-plan-words.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { ChangePlan } from './change-plan.tsx';
import { OwnInvoices } from './own-invoices.tsx';
import { OneButton } from './one-button.tsx';
import { ownSubscriptionQuery } from './own-subscription-query.ts';
import { PausePlan } from './pause-plan.tsx';
import { WaitingPurchase } from './waiting-purchase.tsx';
import { keepForm, resumeForm } from './subscription-forms.ts';

/** What the viewer pays for, when next and with what, and every way to change that; without a subscription, where to get one. */
export function OwnSubscription() {
  const t = useTranslations();
  const { api } = usePage();
  const { data: subscription } = useSuspenseQuery(ownSubscriptionQuery(api));
  if (!subscription)
    return (
      <>
        <WhyHere />
        <WaitingPurchase className="mb-6" />
        <Button variant="secondary" href={href('pricing')}>
          {t('plans.own.toPlans')}
        </Button>
        <OwnInvoices />
      </>
    );
  return (
    <>
      <WhyHere />
      <WaitingPurchase className="mb-6" />
      <Facts subscription={subscription} />
      <Coming subscription={subscription} />
      {!subscription.ends && (
        <div className="mt-6 space-y-4">
          {subscription.state === 'active' && !isLeaving(subscription) && (
            <>
              <ChangePlan subscription={subscription} />
              <PausePlan subscription={subscription} />
            </>
          )}
          <CancelPlan subscription={subscription} />
        </div>
      )}
      <OwnInvoices />
    </>
  );
}

/** For someone whom the page for paying led here. */
function WhyHere() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const message = nothingToPay(search.get('why'));
  return message === undefined ? null : <Callout className="mb-6">{t(message)}</Callout>;
}

/** Whether something is chosen for the end of the period, which can be taken back. */
function isLeaving({ ends, next, pauseMonths }: SubscriptionView): boolean {
  return ends || next !== null || pauseMonths !== null;
}

function Facts({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations();
  const { nameOffer, amount, day, perPeriod } = usePlanWords();
  const { price, currency, period, state, periodEndsAt, pauseMonths, ends, method } = subscription;
  const nextOn = nextChargeAt(new Date(periodEndsAt), pauseMonths).toISOString();
  const rows = [
    { label: t('plans.own.plan'), value: nameOffer(subscription) },
    { label: t('plans.own.price'), value: perPeriod(amount(price, currency), period) },
    ...(state === 'active'
      ? [
          ends
            ? { label: t('plans.own.endsOn'), value: day(periodEndsAt) }
            : { label: t('plans.own.nextOn'), value: day(nextOn) },
        ]
      : []),
    { label: t('plans.own.method'), value: method ? method.label : t('plans.own.noMethod') },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2" suppressHydrationWarning>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-step--1 text-muted">{label}</dt>
          <dd className="font-semibold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is going to happen, and the button that takes it back. */
function Coming({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations();
  const { nameOffer, amount, day, perPeriod } = usePlanWords();
  const { state, ends, next, pauseMonths, periodEndsAt, resumesAt, triedAgainAt } = subscription;
  const { plan, period, currency } = subscription;
  const until = day(periodEndsAt);
  if (state === 'past_due')
    return (
      <Callout tone="warning" className="mt-5" title={t('plans.own.failedTitle')}>
        <p>{triedAgainAt ? t('plans.own.failed', { day: day(triedAgainAt) }) : t('plans.own.renewing')}</p>
        <Button
          size="s"
          className="mt-3"
          href={href('subscriptionPay', undefined, { plan, period, currency })}
        >
          {t('plans.own.payNow')}
        </Button>
      </Callout>
    );
  if (state === 'paused')
    return (
      <Callout className="mt-5" title={t('plans.own.pausedTitle')}>
        {resumesAt && <p>{t('plans.own.paused', { day: day(resumesAt) })}</p>}
        <OneButton form={resumeForm}>{t('plans.own.resume')}</OneButton>
      </Callout>
    );
  if (!isLeaving(subscription)) return null;
  const words = ends
    ? t('plans.own.cancelled', { day: until })
    : pauseMonths !== null
      ? t('plans.own.willPause', {
          day: until,
          months: pauseMonths,
          next: day(nextChargeAt(new Date(periodEndsAt), pauseMonths).toISOString()),
        })
      : next &&
        t('plans.own.willChange', {
          day: until,
          offer: nameOffer(next),
          price: perPeriod(amount(next.price, currency), next.period),
        });
  return (
    <Callout className="mt-5">
      <p>{words}</p>
      <OneButton form={keepForm}>{t('plans.own.keep')}</OneButton>
    </Callout>
  );
}
