import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Columns } from '#features/reports/offered/columns.tsx';
import type { CouponDetail } from '#features/coupons/editing/contract.ts';

/** How often a coupon was used, over time too, and what was paid with it. */
export function FiguresCard({ coupon }: { coupon: CouponDetail }) {
  const t = useTranslations();
  const { used, maxUses, held, overLimit, isFixed } = coupon;
  return (
    <Card as="section" labelledBy="coupon-figures" className="min-w-0">
      <h2 id="coupon-figures" className="text-step-1 font-bold">
        {t('coupons.figures.title')}
      </h2>
      {!isFixed && <p className="mt-2 text-muted">{t('coupons.figures.none')}</p>}
      {isFixed && (
        <p className="mt-2 text-step-1">
          <b>
            {maxUses === null
              ? t('coupons.figures.used', { used })
              : t('coupons.figures.usedOf', { used, most: maxUses })}
          </b>
        </p>
      )}
      {isFixed && maxUses !== null && (
        <ProgressBar
          share={Math.min(1, used / maxUses)}
          size="m"
          label={t('coupons.figures.title')}
          valueText={t('coupons.figures.usedOf', { used, most: maxUses })}
          className="mt-2"
        />
      )}
      {held > 0 && <p className="mt-2 text-muted">{t('coupons.figures.held', { count: held })}</p>}
      {overLimit > 0 && (
        <Callout tone="warning" className="mt-3">
          {t('coupons.figures.overLimit', { count: overLimit })}
        </Callout>
      )}
      <Revenue revenue={coupon.revenue} />
      <UsageChart usage={coupon.usage} />
    </Card>
  );
}

function Revenue({ revenue }: Pick<CouponDetail, 'revenue'>) {
  const t = useTranslations();
  const locale = useLocale();
  if (revenue.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-bold">{t('coupons.figures.revenue')}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
        {revenue.map(({ amount, currency, payments }) => (
          <li key={currency}>
            <b className="block text-step-1">{moneyText(money(amount, currency), locale)}</b>
            <span className="text-step--1 text-muted">
              {t('coupons.figures.payments', { count: payments })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-step--1 text-muted">{t('coupons.figures.beforeRefunds')}</p>
    </>
  );
}

function UsageChart({ usage }: Pick<CouponDetail, 'usage'>) {
  const t = useTranslations();
  const format = useFormatter();
  if (usage === null) return null;
  const { unit, parts } = usage;
  const titles = {
    day: t('coupons.figures.byDay'),
    week: t('coupons.figures.byWeek'),
    month: t('coupons.figures.byMonth'),
  };
  const day = (from: string) =>
    format.dateTime(noonOf(from), {
      ...(unit === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
      timeZone: 'UTC',
    });
  return (
    <>
      <h3 className="mt-5 font-bold">{titles[unit]}</h3>
      <Columns
        chart={{
          title: titles[unit],
          columns: [{ label: t('coupons.list.used'), unit: 'number' }],
          rows: parts.map(({ from, uses }) => ({ id: from, label: day(from), figures: [uses] })),
        }}
      />
    </>
  );
}
