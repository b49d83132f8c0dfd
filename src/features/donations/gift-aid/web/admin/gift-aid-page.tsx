import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { GiftAidGift, GiftAidRequest } from '#features/donations/gift-aid/contract.ts';
import { giftAidStateNames, giftAidStates } from '#features/donations/gift-aid/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { ClaimCard } from './claim-card.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { giftAidFilters, giftAidGiftsQuery, giftAidSumsQuery, readUntil } from './gift-aid-queries.ts';
import { usePounds } from './use-pounds.ts';

/** `/admin/giving/gift-aid`: what HMRC can be asked for, what it was asked for, and the gifts that declarations cover. */
export default function GiftAidPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(giftAidFilters, search);
  const { data: page } = useSuspenseQuery(giftAidGiftsQuery(api, request));
  const { data: sums } = useSuspenseQuery(giftAidSumsQuery(api, readUntil(search)));
  const columns = useColumns();
  return (
    <>
      <AdminPageHead
        title={t('donations.giftAid.title')}
        trail={[{ text: t('donations.list.title'), href: adminHref('adminGiving') }]}
      >
        {t('donations.giftAid.about')}
      </AdminPageHead>
      {!sums.isCharity && (
        <Callout tone="warning" className="mt-6" title={t('donations.giftAid.noCharityTitle')}>
          {t('donations.giftAid.noCharity')}
        </Callout>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <ClaimCard sums={sums} />
        <ClaimsCard claims={sums.claims} />
      </div>
      <div className="mt-6">
        <ListingTable<GiftAidGift, GiftAidRequest>
          caption={t('donations.giftAid.gifts')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-coveredAt"
          nameOf={({ donorName, id }) => donorName || id}
          searchLabel={t('donations.list.search')}
          filters={[
            {
              name: 'state',
              label: t('donations.list.state'),
              kind: 'choice',
              choices: giftAidStates.map((value) => ({ value, text: t(giftAidStateNames[value]) })),
            },
          ]}
          empty={{
            scene: 'give',
            title: t('donations.giftAid.empty'),
            text: t('donations.giftAid.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<GiftAidGift>[] {
  const t = useTranslations();
  const pounds = usePounds();
  const { calendarDay } = useDonationWords();
  return [
    {
      id: 'donor',
      heading: t('donations.list.donor'),
      cell: ({ donationId, donorName }) => (
        <a
          href={adminHref('adminDonation', { donationId })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <bdi>{donorName || t('donations.list.erased')}</bdi>
        </a>
      ),
    },
    {
      id: 'givenOn',
      heading: t('donations.list.givenAt'),
      cell: ({ givenOn }) => calendarDay(givenOn),
    },
    {
      id: 'left',
      heading: t('donations.giftAid.left'),
      isNumber: true,
      cell: ({ left }) => pounds(left),
    },
    {
      id: 'state',
      heading: t('donations.list.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'claimed' ? 'progress' : state === 'open' ? 'info' : 'neutral'}>
          {t(giftAidStateNames[state])}
        </Badge>
      ),
    },
    {
      id: 'claim',
      heading: t('donations.giftAid.claim'),
      isExtra: true,
      cell: ({ claim }) => claim ?? '–',
    },
  ];
}
