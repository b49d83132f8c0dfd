import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Button } from '#ui/button/button.tsx';
import type { OrderRow, OrdersRequest } from '#features/store/orders/contract.ts';
import { orderStateNames, orderStates } from '#features/store/policy.ts';
import { OrderStateBadge } from '#features/store/redemptions/web/order-state.tsx';
import { ordersQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { orderFilters } from './order-filters.ts';

/** `/admin/store/orders`: the goods that children and adults have ordered. */
export default function OrdersPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(orderFilters, search);
  const { data: page } = useSuspenseQuery(ordersQuery(api, request));
  const columns = useColumns();
  return (
    <>
      <AdminPageHead
        title={t('store.orders.title')}
        actions={
          <Button href={adminHref('adminPackingList')} icon={IconClipboardList} variant="secondary">
            {t('store.orders.packingList')}
          </Button>
        }
      >
        {t('store.orders.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<OrderRow, OrdersRequest>
          caption={t('store.orders.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-changedAt"
          nameOf={({ item, who }) => `${item}, ${who}`}
          filters={[
            {
              name: 'state',
              label: t('store.heading.state'),
              kind: 'choice',
              choices: orderStates.map((value) => ({ value, text: t(orderStateNames[value]) })),
            },
          ]}
          fileHref={listingFileHref('orders')}
          empty={{ scene: 'give', title: t('store.orders.empty'), text: t('store.orders.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<OrderRow>[] {
  const t = useTranslations();
  const format = useFormatter();
  return [
    {
      id: 'item',
      heading: t('store.heading.item'),
      cell: ({ id, item, variant }) => (
        <a
          href={adminHref('adminOrder', { orderId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <bdi>{variant ? `${item} · ${variant}` : item}</bdi>
        </a>
      ),
    },
    { id: 'who', heading: t('store.heading.who'), cell: ({ who }) => <bdi>{who}</bdi> },
    {
      id: 'state',
      heading: t('store.heading.state'),
      cell: ({ state }) => <OrderStateBadge state={state} />,
    },
    {
      id: 'coins',
      heading: t('store.heading.price'),
      isNumber: true,
      cell: ({ coins }) => format.number(coins),
    },
    {
      id: 'madeAt',
      heading: t('store.heading.madeAt'),
      cell: ({ madeAt }) => format.dateTime(new Date(madeAt), { dateStyle: 'medium' }),
    },
    {
      id: 'changedAt',
      heading: t('store.heading.changedAt'),
      isSortable: true,
      cell: ({ changedAt }) => format.dateTime(new Date(changedAt), { dateStyle: 'medium' }),
    },
  ];
}
