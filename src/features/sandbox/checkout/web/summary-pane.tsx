import { useTranslations } from 'use-intl';
import type { CheckoutView } from '../contract.ts';
import { useAmount } from './use-amount.ts';

/** What the merchant asks for, and how much. */
export function SummaryPane({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations();
  const amount = useAmount(checkout);
  return (
    <section aria-labelledby="sandbox-summary">
      <h2 id="sandbox-summary" className="font-medium text-ink-soft">
        {t('sandbox.page.asks')}
      </h2>
      <p className="mt-1 text-step-4 leading-tight font-bold tabular-nums">
        <bdi>{amount}</bdi>
      </p>
      <p className="mt-3 text-step-1 text-pretty wrap-anywhere">
        <bdi>{checkout.description}</bdi>
      </p>
      {(checkout.saves || checkout.capturesLater) && (
        <ul className="mt-6 space-y-2 border-t border-ink-soft/30 pt-4 text-step--1 text-ink-soft">
          {checkout.saves && <li>{t('sandbox.page.saves')}</li>}
          {checkout.capturesLater && <li>{t('sandbox.page.later')}</li>}
        </ul>
      )}
    </section>
  );
}
