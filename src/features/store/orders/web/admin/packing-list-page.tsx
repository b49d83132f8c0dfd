import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { packingListQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { AddressLines } from './address-lines.tsx';

/** `/admin/store/packing-list`: what is approved and not packed yet, with where it goes; to be printed. */
export default function PackingListPage() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(packingListQuery(usePage().api));
  const { items } = data;
  return (
    <>
      <AdminPageHead
        title={t('store.packing.title')}
        trail={[{ text: t('store.orders.title'), href: adminHref('adminOrders') }]}
        actions={items.length > 0 && <PrintButton>{t('store.packing.print')}</PrintButton>}
      >
        {t('store.packing.intro')}
      </AdminPageHead>
      {items.length === 0 ? (
        <EmptyState scene="give" title={t('store.packing.empty')} />
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
          {items.map(({ id, item, variant, address }) => (
            <Card
              as="li"
              key={id}
              className="break-inside-avoid print:border print:border-line print:shadow-none"
            >
              <h2 className="font-bold">
                <a href={adminHref('adminOrder', { orderId: id })} className="text-link print:no-underline">
                  <bdi>{variant ? `${item} · ${variant}` : item}</bdi>
                </a>
              </h2>
              <AddressLines address={address} />
            </Card>
          ))}
        </ul>
      )}
    </>
  );
}
