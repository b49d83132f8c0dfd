import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import type { AskedOffer } from '#features/plans/web/asked-offer.ts';
import { CouponInput } from '#features/plans/web/coupon-input.tsx';
import { couponOffersQuery } from '#features/plans/web/plan-queries.ts';

/** A code to type: it goes into the page's address, so that prices change without scripts, too. */
export function CouponPanel({ asked, currency }: { asked: AskedOffer; currency: Currency }) {
  const t = useTranslations();
  const { api } = usePage();
  const { period, coupon, onSuccess } = asked;
  const { data: reduced } = useSuspenseQuery(couponOffersQuery(api, { currency, coupon }));
  // A code that a link brought long ago troubles nobody who has not typed it.
  const problem = coupon === undefined ? null : (reduced?.problem ?? null);
  const isUsed = reduced !== null && reduced.problem === null;
  return (
    <form method="get" action={href('pricing')} className="mx-auto mt-8 max-w-form">
      {Object.entries({ period, currency, onSuccess }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <CouponInput
        code={coupon}
        hint={isUsed ? t('plans.coupon.used', { code: reduced.code }) : undefined}
        problem={problem}
      />
    </form>
  );
}
