import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import type { WantedOffer } from '#features/plans/web/plan-queries.ts';
import type { QuoteView } from '../contract.ts';
import { useTaxWords } from '#features/plans/offered/use-tax-words.ts';

interface PaySummaryProps {
  offer: WantedOffer;
  quote: QuoteView;
}

/** The sum in its parts, when it comes again, and how it ends. */
export function PaySummary({ offer, quote }: PaySummaryProps) {
  const t = useTranslations();
  const { nameOffer, amount, day, perPeriod } = usePlanWords();
  const sayTax = useTaxWords();
  const { currency, period } = offer;
  const { price, coupon, credit, renews, tax, total, endsAt } = quote;
  const rows = [
    { label: nameOffer(offer), sum: amount(price, currency) },
    ...(coupon && coupon.off > 0
      ? [{ label: t('plans.pay.couponOff', { code: coupon.code }), sum: amount(-coupon.off, currency) }]
      : []),
    ...(credit > 0 ? [{ label: t('plans.pay.credit'), sum: amount(-credit, currency) }] : []),
    ...(tax?.mode === 'added' ? [{ label: sayTax(tax), sum: amount(tax.amount, currency) }] : []),
  ];
  return (
    <Card as="aside" labelledBy="pay-summary" tone="sand">
      <h2 id="pay-summary" className="text-step-1 font-bold">
        {t('plans.pay.summary')}
      </h2>
      <dl className="mt-4 space-y-2">
        {rows.map(({ label, sum }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="shrink-0 tabular-nums">
              <bdi>{sum}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-ink-soft/25 pt-3 text-step-1 font-bold">
          <dt>{t('plans.pay.total')}</dt>
          <dd className="shrink-0 tabular-nums">
            <bdi>{amount(total, currency)}</bdi>
          </dd>
        </div>
        {tax?.mode === 'inclusive' && (
          <div className="flex justify-between gap-4 text-step--1 text-ink-soft">
            <dt>{t('plans.pay.includes', { tax: sayTax(tax) })}</dt>
            <dd className="shrink-0 tabular-nums">
              <bdi>{amount(tax.amount, currency)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {coupon && coupon.freeDays > 0 && (
        <p className="mt-5 font-semibold text-olive">{t('plans.pay.freeDays', { days: coupon.freeDays })}</p>
      )}
      <p className="mt-5 text-pretty text-ink-soft">
        {t('plans.pay.renews', { day: day(endsAt), price: perPeriod(amount(renews, currency), period) })}
      </p>
      <p className="mt-2 text-pretty text-ink-soft">{t('plans.pay.cancel')}</p>
    </Card>
  );
}
