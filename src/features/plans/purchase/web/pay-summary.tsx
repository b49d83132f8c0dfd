import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import type { WantedOffer } from '#features/plans/web/plan-queries.ts';
import type { QuoteView } from '../contract.ts';
import { SumList } from '#features/plans/offered/sum-list.tsx';

interface PaySummaryProps {
  offer: WantedOffer;
  quote: QuoteView;
}

/** The sum in its parts, when it comes again, and how it ends. */
export function PaySummary({ offer, quote }: PaySummaryProps) {
  const t = useTranslations();
  const { nameOffer, amount, day, perPeriod } = usePlanWords();
  const { currency, period } = offer;
  const { price, coupon, credit, renews, tax, total, endsAt } = quote;
  const rows = [
    { label: nameOffer(offer), sum: price },
    ...(coupon && coupon.off > 0
      ? [{ label: t('plans.pay.couponOff', { code: coupon.code }), sum: -coupon.off }]
      : []),
    ...(credit > 0 ? [{ label: t('plans.pay.credit'), sum: -credit }] : []),
  ];
  return (
    <Card as="aside" labelledBy="pay-summary" tone="sand">
      <h2 id="pay-summary" className="text-step-1 font-bold">
        {t('plans.pay.summary')}
      </h2>
      <SumList rows={rows} tax={tax} total={total} currency={currency} />
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
