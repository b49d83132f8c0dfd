import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { noonOf } from '#core/local-date.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { legalEntities, type LegalEntity } from '#core/payment-providers.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { DocumentRow, DocumentsRequest } from '#features/invoices/documents/contract.ts';
import { documentKinds, kindNames } from '#features/invoices/policy.ts';
import { documentFilters, documentsQuery } from './documents-query.ts';

/** `/admin/money/invoices`: everything that was issued. */
export default function DocumentsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(documentFilters, search);
  const { data: page } = useSuspenseQuery(documentsQuery(api, request));
  const columns = useColumns();
  const entities = useEntityNames();
  return (
    <>
      <AdminPageHead title={t('invoices.list.title')} actions={<SettingLinks />}>
        {t('invoices.list.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<DocumentRow, DocumentsRequest>
          caption={t('invoices.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-issuedAt"
          nameOf={({ number }) => number}
          searchLabel={t('invoices.list.search')}
          filters={[
            {
              name: 'kind',
              label: t('invoices.list.kind'),
              kind: 'choice',
              choices: documentKinds.map((value) => ({ value, text: t(kindNames[value]) })),
            },
            {
              name: 'entity',
              label: t('invoices.list.entity'),
              kind: 'choice',
              choices: legalEntities.map((value) => ({ value, text: entities[value] })),
            },
          ]}
          fileHref={listingFileHref('invoices')}
          empty={{ scene: 'give', title: t('invoices.list.empty'), text: t('invoices.list.emptyText') }}
        />
      </div>
    </>
  );
}

function useEntityNames(): Record<LegalEntity, string> {
  const t = useTranslations();
  return { us: t('invoices.entity.us'), uk: t('invoices.entity.uk'), il: t('invoices.entity.il') };
}

/** Who issues documents and what countries take, for those who may change it. */
function SettingLinks() {
  const t = useTranslations();
  const mayChange = useViewer()?.permissions.includes('settings.open') ?? false;
  if (!mayChange) return null;
  return (
    <>
      {(
        [
          ['invoices.entities', t('invoices.setting.entities')],
          ['invoices.taxes', t('invoices.setting.taxes')],
        ] as const
      ).map(([settingKey, title]) => (
        <Button
          key={settingKey}
          href={adminHref('adminSetting', { settingKey })}
          variant="secondary"
          size="s"
        >
          {title}
        </Button>
      ))}
    </>
  );
}

function useColumns(): TableColumn<DocumentRow>[] {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();
  const entities = useEntityNames();
  return [
    {
      id: 'number',
      heading: t('invoices.document.number'),
      cell: ({ id, number }) => (
        <a
          href={href('invoice', { reference: id })}
          className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
        >
          <bdi>{number}</bdi>
        </a>
      ),
    },
    { id: 'kind', heading: t('invoices.list.kind'), cell: ({ kind }) => t(kindNames[kind]) },
    { id: 'entity', heading: t('invoices.list.entity'), cell: ({ entity }) => entities[entity] },
    {
      id: 'issuedAt',
      heading: t('invoices.document.date'),
      isSortable: true,
      cell: ({ issuedOn }) => format.dateTime(noonOf(issuedOn), { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    {
      id: 'gross',
      heading: t('invoices.document.gross'),
      isNumber: true,
      cell: ({ gross }) => moneyText(money(gross.amount, gross.currency), locale),
    },
  ];
}
