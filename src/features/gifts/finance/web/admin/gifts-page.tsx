import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import type { AdminGift, GiftsRequest } from '#features/gifts/finance/contract.ts';
import { stateNames } from '#features/gifts/finance/policy.ts';
import { giftStates } from '#features/gifts/policy.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import { giftFilters, giftsQuery } from './gift-queries.ts';
import { GiftStateBadge } from './gift-state-badge.tsx';
import { OwedCard } from './owed-card.tsx';

/** `/admin/money/gifts`: every gift that was paid for, and what is owed to those who will claim them. */
export default function GiftsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(giftFilters, search);
  const { data: page } = useSuspenseQuery(giftsQuery(api, request));
  const columns = useColumns();
  const list = adminHref('adminGifts');
  return (
    <>
      <AdminPageHead title={t('gifts.list.title')}>{t('gifts.list.intro')}</AdminPageHead>
      <OwedCard />
      <LinkChips
        label={t('gifts.list.queues')}
        className="mt-6"
        chips={[
          { text: t('gifts.list.all'), href: list, current: request.asked === undefined },
          {
            text: t('gifts.list.asked'),
            href: `${list}?asked=yes`,
            current: request.asked === 'yes',
          },
        ]}
      />
      <div className="mt-6">
        <ListingTable<AdminGift, GiftsRequest>
          caption={t('gifts.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-paidAt"
          nameOf={({ receiverName, id }) => receiverName || id}
          searchLabel={t('gifts.list.search')}
          filters={[
            {
              name: 'state',
              label: t('gifts.list.state'),
              kind: 'choice',
              choices: giftStates
                .filter((state) => state !== 'draft')
                .map((value) => ({ value, text: t(stateNames[value]) })),
            },
          ]}
          fileHref={listingFileHref('gifts')}
          empty={{ scene: 'give', title: t('gifts.list.empty'), text: t('gifts.list.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<AdminGift>[] {
  const t = useTranslations();
  const locale = useLocale();
  const moment = useMoment();
  const { nameGift } = useGiftWords();
  return [
    {
      id: 'receiver',
      heading: t('gifts.list.receiver'),
      cell: ({ id, receiverName }) => (
        <a
          href={adminHref('adminGift', { giftId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <bdi>{receiverName || t('gifts.list.erased')}</bdi>
        </a>
      ),
    },
    {
      id: 'giver',
      heading: t('gifts.list.giver'),
      cell: ({ giverName }) => <bdi>{giverName || t('gifts.list.erased')}</bdi>,
    },
    {
      id: 'paidAt',
      heading: t('gifts.list.paidAt'),
      isSortable: true,
      cell: ({ paidAt }) => moment(paidAt, { dateStyle: 'medium' }),
    },
    { id: 'gift', heading: t('gifts.list.gift'), cell: (gift) => nameGift(gift) },
    {
      id: 'total',
      heading: t('gifts.list.total'),
      isNumber: true,
      cell: ({ total: { amount, currency } }) => moneyText(money(amount, currency), locale),
    },
    {
      id: 'state',
      heading: t('gifts.list.state'),
      cell: ({ state, refundAsked }) => (
        <>
          <GiftStateBadge state={state} />
          {refundAsked && <span className="mt-1 block text-step--1">{t('gifts.list.asked')}</span>}
        </>
      ),
    },
    {
      id: 'code',
      heading: t('gifts.list.code'),
      isExtra: true,
      cell: ({ codeEnd }) => codeEnd !== null && <bdi dir="ltr">…{codeEnd}</bdi>,
    },
  ];
}
