import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { href } from '#urls.ts';
import { kindOf, paidPlans, periods, type Offer } from '../policy.ts';
import type { SubscriptionView } from '../subscription/contract.ts';
import { usePlanWords } from '../web/use-plan-words.ts';
import { offersOfOwnQuery } from './offers-of-own-query.ts';
import { changeForm } from './subscription-forms.ts';

/** The other offers: a higher one is bought at once, a lower one begins with the next period. */
export function ChangePlan({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations();
  const { api } = usePage();
  const { box } = useDisclosed();
  const { nameOffer, amount, perPeriod, day } = usePlanWords();
  const { currency, periodStartsAt, periodEndsAt } = subscription;
  const { data: offers } = useSuspenseQuery(offersOfOwnQuery(api, currency));
  const form = usePageForm(changeForm, { invalidates: [api.plans.key()] });
  const priceOf = ({ plan, period }: Offer) => offers.prices[plan][period];
  const held = {
    ...subscription,
    price: money(subscription.price, currency),
    periodValue: money(subscription.price, currency),
    periodStartsAt: new Date(periodStartsAt),
    periodEndsAt: new Date(periodEndsAt),
  };
  const others = paidPlans
    .flatMap((plan) => periods.map((period) => ({ plan, period })))
    .map((offer) => ({ offer, kind: kindOf(held, offer, money(priceOf(offer), currency)) }))
    .filter(({ kind }) => kind !== 'same');
  return (
    <Disclosure box={box} opener={t('plans.own.change')} isRefused={form.refusal !== undefined}>
      <PageForm form={form} className="mt-3">
        <ul className="divide-y divide-ink-soft/15">
          {others.map(({ offer, kind }) => (
            <li
              key={`${offer.plan} ${offer.period}`}
              className="flex flex-wrap items-center justify-between gap-3 py-3"
            >
              <span>
                <span className="block font-semibold">{nameOffer(offer)}</span>
                <span className="text-muted">
                  {perPeriod(amount(priceOf(offer), currency), offer.period)}
                </span>
              </span>
              {kind === 'upgrade' ? (
                <Button
                  size="s"
                  variant="secondary"
                  href={href('subscriptionPay', undefined, { ...offer, currency })}
                >
                  {t('plans.own.upgrade')}
                </Button>
              ) : (
                <SubmitButton
                  size="s"
                  variant="secondary"
                  name="offer"
                  value={`${offer.plan} ${offer.period}`}
                >
                  {t('plans.own.changeOn', { day: day(periodEndsAt) })}
                </SubmitButton>
              )}
            </li>
          ))}
        </ul>
      </PageForm>
    </Disclosure>
  );
}
