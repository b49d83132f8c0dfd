import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useLocale, useNow, useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { noonOf } from '#core/local-date.ts';
import { currencyCodes, money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { legalEntities } from '#core/payment-providers.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import type { JournalEntry, JournalRequest } from '#features/ledger/journal/contract.ts';
import { BookedAccount, BookedKind } from '#features/ledger/offered/booked-words.tsx';
import { monthBefore } from '#features/ledger/journal/policy.ts';
import { journalFilters, journalQuery } from './journal-query.ts';

/** `/admin/money/journal`: what was booked, by month, and its file for the accountant. */
export default function JournalPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(journalFilters, search);
  const { data: page } = useSuspenseQuery(journalQuery(api, request));
  const columns = useColumns();
  return (
    <>
      <AdminPageHead title={t('ledger.journal.title')}>{t('ledger.journal.intro')}</AdminPageHead>
      <MonthChips request={request} />
      <div className="mt-6">
        <ListingTable<JournalEntry, JournalRequest>
          caption={t('ledger.journal.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="number"
          nameOf={({ transfer, account }) => `${transfer} ${account}`}
          searchLabel={t('ledger.journal.search')}
          filters={[
            { name: 'from', label: t('ledger.journal.from'), kind: 'day' },
            { name: 'until', label: t('ledger.journal.until'), kind: 'day' },
            {
              name: 'entity',
              label: t('ledger.journal.entity'),
              kind: 'choice',
              choices: legalEntities.map((value) => ({ value, text: value.toUpperCase() })),
            },
            {
              name: 'currency',
              label: t('ledger.journal.currency'),
              kind: 'choice',
              choices: currencyCodes.map((value) => ({ value, text: value })),
            },
            { name: 'account', label: t('ledger.journal.account'), kind: 'text' },
          ]}
          fileHref={listingFileHref('journal')}
          empty={{ scene: 'window', title: t('ledger.journal.empty'), text: t('ledger.journal.emptyText') }}
        />
      </div>
    </>
  );
}

/** The last months, as the accountant asks for them. */
function MonthChips({ request }: { request: JournalRequest }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const list = adminHref('adminJournal');
  return (
    <LinkChips
      label={t('ledger.journal.months')}
      className="mt-4"
      chips={[
        { text: t('ledger.journal.all'), href: list, current: !request.from && !request.until },
        ...[0, 1, 2, 3].map((months) => {
          const { from, until } = monthBefore(now, months);
          return {
            text: format.dateTime(noonOf(from), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
            href: `${list}?from=${from}&until=${until}`,
            current: request.from === from && request.until === until,
          };
        }),
      ]}
    />
  );
}

function useColumns(): TableColumn<JournalEntry>[] {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();
  const say = (amount: number | null, currency: Currency) =>
    amount === null ? null : moneyText(money(amount, currency), locale);
  return [
    {
      id: 'account',
      heading: t('ledger.journal.account'),
      cell: ({ account }) => <BookedAccount account={account} />,
    },
    {
      id: 'debit',
      heading: t('ledger.journal.debit'),
      isNumber: true,
      cell: ({ debit, currency }) => say(debit, currency),
    },
    {
      id: 'credit',
      heading: t('ledger.journal.credit'),
      isNumber: true,
      cell: ({ credit, currency }) => say(credit, currency),
    },
    {
      id: 'day',
      heading: t('ledger.journal.day'),
      cell: ({ day }) => format.dateTime(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    {
      id: 'kind',
      heading: t('ledger.journal.kind'),
      cell: (entry) => <Kind entry={entry} />,
    },
    {
      id: 'number',
      heading: t('ledger.journal.transfer'),
      isNumber: true,
      isSortable: true,
      cell: ({ transfer }) => transfer,
    },
    {
      id: 'cause',
      heading: t('ledger.journal.cause'),
      isExtra: true,
      cell: ({ cause }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {cause}
        </bdi>
      ),
    },
    {
      id: 'note',
      heading: t('ledger.journal.note'),
      isExtra: true,
      cell: ({ note }) => (
        <bdi lang="en" className="wrap-anywhere">
          {note}
        </bdi>
      ),
    },
  ];
}

/** What a transfer is for, with the way to its payment. */
function Kind({ entry: { paymentId, ...entry } }: { entry: JournalEntry }) {
  if (paymentId === null) return <BookedKind {...entry} />;
  return (
    <a
      href={adminHref('adminPayment', { paymentId })}
      className="text-link inline-flex min-h-11 items-center"
    >
      <BookedKind {...entry} />
    </a>
  );
}
