import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { OrderView } from '#features/store/orders/contract.ts';
import { orderStateNames } from '#features/store/policy.ts';
import { useMoment } from '#page/use-moment.ts';

/** Everything that was done to an order: what, by whom, when, and why. */
export function OrderHistory({ history }: Pick<OrderView, 'history'>) {
  const t = useTranslations();
  const moment = useMoment();
  const movers: Record<OrderView['history'][number]['by'], string> = {
    guardian: t('store.mover.guardian'),
    owner: t('store.mover.owner'),
    staff: t('store.mover.staff'),
    time: t('store.mover.time'),
  };
  return (
    <Card as="section" labelledBy="history">
      <h2 id="history" className="text-step-1 font-bold">
        {t('store.orders.history')}
      </h2>
      <ol className="mt-3 divide-y divide-line">
        {history.map(({ to, by, who, at, note }) => (
          <li key={at + to} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{t(orderStateNames[to])}</b>
              <span className="text-step--1 text-muted">
                {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </p>
            <p className="text-muted">
              {movers[by]}
              {who && (
                <>
                  {' · '}
                  <bdi>{who}</bdi>
                </>
              )}
            </p>
            {note && (
              <p className="mt-1">
                <bdi>{note}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
