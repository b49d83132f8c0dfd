import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { Button } from '#ui/button/button.tsx';
import type { AdminItem, ItemsRequest } from '#features/store/items/contract.ts';
import { itemKinds, itemStatuses } from '#features/store/policy.ts';
import { SumsPanel } from '#features/store/budgets/web/admin/sums-panel.tsx';
import { itemsQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { itemFilters } from './item-filters.ts';
import { useItemColumns } from './use-item-columns.tsx';

/** `/admin/settings/store`: what the store offers, and whether its sums agree. */
export default function ItemsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(itemFilters, search);
  const { data: page } = useSuspenseQuery(itemsQuery(api, request));
  const { kinds, statuses } = useStoreWords();
  const columns = useItemColumns();
  const add = (
    <Button href={adminHref('adminNewStoreItem')} icon={IconPlus}>
      {t('store.list.add')}
    </Button>
  );
  return (
    <>
      <AdminPageHead title={t('store.list.title')} actions={add}>
        {t('store.list.intro')}
      </AdminPageHead>
      <SumsPanel />
      <div className="mt-6">
        <ListingTable<AdminItem, ItemsRequest>
          caption={t('store.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-changedAt"
          nameOf={({ name }) => name}
          filters={[
            {
              name: 'kind',
              label: t('store.heading.kind'),
              kind: 'choice',
              choices: itemKinds.map((value) => ({ value, text: kinds[value] })),
            },
            {
              name: 'status',
              label: t('store.heading.status'),
              kind: 'choice',
              choices: itemStatuses.map((value) => ({ value, text: statuses[value] })),
            },
            {
              name: 'stock',
              label: t('store.heading.stock'),
              kind: 'choice',
              choices: [{ value: 'low', text: t('store.list.runningLow') }],
            },
          ]}
          empty={{
            scene: 'give',
            title: t('store.list.empty'),
            text: t('store.list.emptyText'),
            action: add,
          }}
        />
      </div>
    </>
  );
}
