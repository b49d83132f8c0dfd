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
import type { AdminCoupon, CouponsRequest } from '#features/coupons/editing/contract.ts';
import { couponStates } from '#features/coupons/policy.ts';
import { couponFilters, couponsQuery } from './coupon-queries.ts';
import { useCouponColumns } from './use-coupon-columns.tsx';
import { useCouponWords } from './use-coupon-words.ts';

/** `/admin/marketing/coupons`: every coupon, what it takes off and how often it was used. */
export default function CouponsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(couponFilters, search);
  const { data: page } = useSuspenseQuery(couponsQuery(api, request));
  const { states } = useCouponWords();
  const columns = useCouponColumns();
  const add = (
    <Button href={adminHref('adminNewCoupon')} icon={IconPlus}>
      {t('coupons.list.add')}
    </Button>
  );
  return (
    <>
      <AdminPageHead title={t('coupons.list.title')} actions={add}>
        {t('coupons.list.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<AdminCoupon, CouponsRequest>
          caption={t('coupons.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-createdAt"
          nameOf={({ name }) => name}
          searchLabel={t('coupons.list.search')}
          filters={[
            {
              name: 'state',
              label: t('coupons.list.state'),
              kind: 'choice',
              choices: couponStates.map((value) => ({ value, text: states[value] })),
            },
          ]}
          empty={{
            scene: 'give',
            title: t('coupons.list.empty'),
            text: t('coupons.list.emptyText'),
            action: add,
          }}
        />
      </div>
    </>
  );
}
