import { href } from '#urls.ts';
import { CouponInput } from '#features/plans/web/coupon-input.tsx';
import { useAskedOffer } from '#features/plans/web/use-asked-offer.ts';
import type { WantedOffer } from '#features/plans/web/plan-queries.ts';
import type { QuoteView } from '../contract.ts';

interface CouponFieldProps {
  offer: WantedOffer;
  coupon: QuoteView['coupon'];
}

/** A code to type: it goes into the page's address, so that the sum is worked out without scripts, too. */
export function CouponField({ offer, coupon }: CouponFieldProps) {
  const { onSuccess, again } = useAskedOffer();
  const { plan, period, currency, coupon: typed } = offer;
  // A code that a link brought long ago troubles nobody who has not typed it.
  const problem = typed === undefined ? null : (coupon?.problem ?? null);
  const used = coupon?.problem === null ? coupon.code : undefined;
  return (
    <form method="get" action={href('subscriptionPay')} className="mt-6 border-t border-ink-soft/20 pt-5">
      {again && <input type="hidden" name="again" value="yes" />}
      {Object.entries({ plan, period, currency, ...(onSuccess !== undefined && { onSuccess }) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <CouponInput code={typed ?? used} problem={problem} />
    </form>
  );
}
