import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { reconciliationQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { useMoment } from '#page/use-moment.ts';

/** Whether coins, redemptions and donors' money agree, and how much all learners have given. */
export function SumsPanel() {
  const t = useTranslations();
  const format = useFormatter();
  const moment = useMoment();
  const { data: sums } = useSuspenseQuery(reconciliationQuery(usePage().api));
  const money = sums.money.map(({ currency, amount }) =>
    format.number(amount / 100, { style: 'currency', currency }),
  );
  return (
    <Callout
      tone={sums.agrees ? 'success' : 'danger'}
      title={sums.agrees ? t('store.sums.agree') : t('store.sums.differ')}
      className="mt-6"
    >
      <p>
        {t('store.sums.given', { units: sums.units, coins: sums.coins })}
        {money.length > 0 && ` ${t('store.sums.money', { money: format.list(money) })}`}
      </p>
      {sums.differences.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {sums.differences.map(({ what, expected, found }) => (
            <li key={what}>
              <code dir="ltr">{what}</code>: {t('store.sums.difference', { expected, found })}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-step--1 text-muted">
        {sums.checkedAt === null
          ? t('store.sums.never')
          : t('store.sums.checked', {
              at: moment(sums.checkedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
      </p>
    </Callout>
  );
}
