import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import type { AdminCoupon } from '#features/coupons/editing/contract.ts';
import { CouponStateBadge } from './coupon-state-badge.tsx';
import { useCouponWords } from './use-coupon-words.ts';

/** The columns of the list of coupons. */
export function useCouponColumns(): readonly TableColumn<AdminCoupon>[] {
  const t = useTranslations();
  const format = useFormatter();
  const moment = useMoment();
  const { sayValue, sayPlans, sayDay, payments } = useCouponWords();
  return useMemo(
    () => [
      {
        id: 'name',
        heading: t('coupons.list.name'),
        cell: ({ id, name, code, made }) => (
          <>
            <a
              href={adminHref('adminCoupon', { couponId: id })}
              className="text-link inline-flex min-h-11 items-center"
            >
              <bdi>{name}</bdi>
            </a>
            {code !== null && (
              <span className="block text-step--1">
                <bdi dir="ltr">{code}</bdi>
              </span>
            )}
            {made > 0 && (
              <span className="block text-step--1 text-muted">
                {t('coupons.codes.made', { count: made })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'value',
        heading: t('coupons.list.value'),
        cell: (coupon) => (
          <>
            {sayValue(coupon)}
            <span className="block text-step--1 text-muted">
              {coupon.kind === 'free_days' ? sayPlans(coupon.plans) : payments[coupon.payments]}
            </span>
          </>
        ),
      },
      {
        id: 'state',
        heading: t('coupons.list.state'),
        cell: ({ state }) => <CouponStateBadge state={state} />,
      },
      {
        id: 'used',
        heading: t('coupons.list.used'),
        isSortable: true,
        isNumber: true,
        cell: ({ used, maxUses }) =>
          maxUses === null ? format.number(used) : t('coupons.list.usedOf', { used, most: maxUses }),
      },
      {
        id: 'endsOn',
        heading: t('coupons.list.days'),
        cell: ({ startsOn, endsOn }) => (
          <>
            {startsOn !== null && (
              <span className="block">{t('coupons.list.from', { day: sayDay(startsOn) })}</span>
            )}
            {endsOn !== null && (
              <span className="block">{t('coupons.list.until', { day: sayDay(endsOn) })}</span>
            )}
            {startsOn === null && endsOn === null && (
              <span className="text-muted">{t('coupons.list.always')}</span>
            )}
          </>
        ),
      },
      {
        id: 'plans',
        heading: t('coupons.list.plans'),
        isExtra: true,
        cell: ({ plans }) => sayPlans(plans),
      },
      {
        id: 'createdAt',
        heading: t('coupons.list.createdAt'),
        isSortable: true,
        isExtra: true,
        cell: ({ createdAt }) => moment(createdAt, { dateStyle: 'medium' }),
      },
    ],
    [t, format, moment, sayValue, sayPlans, sayDay, payments],
  );
}
