import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { OrderStateBadge } from '#features/store/redemptions/web/order-state.tsx';
import { orderQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { AddressLines } from './address-lines.tsx';
import { MoveForm } from './move-form.tsx';
import { OrderHistory } from './order-history.tsx';

/** `/admin/store/orders/{id}`: where an order goes, what can be done to it now, and what was done. */
export default function OrderPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { orderId = '' } = useParams();
  const { data: order } = useSuspenseQuery(orderQuery(api, orderId));
  const { item, variant, who, coins, state, address, moves, userId, history } = order;
  return (
    <>
      <AdminPageHead
        title={variant ? `${item} · ${variant}` : item}
        trail={[{ text: t('store.orders.title'), href: adminHref('adminOrders') }]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
        <OrderStateBadge state={state} />
        {userId === null ? (
          t('store.orders.erased')
        ) : (
          <a href={adminHref('adminUser', { id: userId })} className="text-link">
            <bdi>{who}</bdi>
          </a>
        )}
        {t('store.price.coins', { coins })}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Card as="section" labelledBy="address">
          <h2 id="address" className="text-step-1 font-bold">
            {t('store.orders.address')}
          </h2>
          {address ? (
            <AddressLines address={address} />
          ) : (
            <p className="mt-2 text-muted">
              {state === 'asked' ? t('store.orders.addressLater') : t('store.orders.addressErased')}
            </p>
          )}
          {moves.length > 0 && <MoveForm key={order.version} order={order} />}
        </Card>
        <OrderHistory history={history} />
      </div>
    </>
  );
}
