import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Card } from '#ui/card/card.tsx';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { couponKinds, type CouponKind } from '#features/coupons/policy.ts';
import { useCouponWords } from './use-coupon-words.ts';

const icons: Record<CouponKind, IconShape> = {
  percent: IconPercentage,
  fixed: IconCoins,
  free_days: IconCalendarPlus,
};

/** What a new coupon gives: each kind is another form. */
export function KindChoice() {
  const t = useTranslations();
  const { kinds } = useCouponWords();
  const texts: Record<CouponKind, string> = {
    percent: t('coupons.kind.percentText'),
    fixed: t('coupons.kind.fixedText'),
    free_days: t('coupons.kind.freeDaysText'),
  };
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-3">
      {couponKinds.map((kind) => (
        <Card as="li" key={kind} raises>
          <span className="grid size-12 place-content-center rounded-control bg-tint-gold text-gold-deep">
            <Icon shape={icons[kind]} size={28} />
          </span>
          <h2 className="mt-4 text-step-1 font-bold">
            <a href={adminHref('adminNewCoupon', undefined, { kind })} className="stretched-link">
              {kinds[kind]}
            </a>
          </h2>
          <p className="mt-1 text-muted">{texts[kind]}</p>
        </Card>
      ))}
    </ul>
  );
}
