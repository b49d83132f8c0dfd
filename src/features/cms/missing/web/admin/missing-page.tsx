import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { Button } from '#ui/button/button.tsx';
import { MissingCounts } from './missing-counts.tsx';
import { missingFilters } from './missing-filters.ts';
import { missingCountsQuery, missingTextsQuery } from './missing-queries.ts';
import { useMissingColumns } from './use-missing-columns.tsx';

/** `/admin/content/missing`: what has not been translated, by kind, field and language. */
export default function MissingPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(missingFilters, search);
  const { data: page } = useSuspenseQuery(missingTextsQuery(api, request));
  const { data: counts } = useSuspenseQuery(missingCountsQuery(api));
  const columns = useMissingColumns();
  const types = new Map(counts.items.map(({ contentType, typeLabel }) => [contentType, typeLabel]));
  const fields = counts.items.filter(
    ({ contentType }) => request.contentType === undefined || contentType === request.contentType,
  );
  return (
    <>
      <AdminPageHead
        address="adminMissing"
        title={t('cms.missing.heading')}
        trail={[{ text: t('cms.list.heading'), href: adminHref('adminContent') }]}
        actions={
          <Button href={adminHref('adminTranslation')} variant="secondary" size="s">
            {t('cms.missing.files')}
          </Button>
        }
      >
        {t('cms.missing.intro')}
      </AdminPageHead>
      <div className="mt-6 grid grid-cols-1 gap-8">
        {counts.items.length > 0 && <MissingCounts counts={counts.items} languages={counts.languages} />}
        <ListingTable
          caption={t('cms.missing.heading')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="entry"
          nameOf={({ title, fieldLabel }) => `${title}: ${fieldLabel}`}
          searchLabel={t('cms.missing.search')}
          filters={[
            {
              name: 'language',
              label: t('cms.missing.language'),
              kind: 'choice',
              choices: counts.languages.map((locale) => ({ value: locale, text: locales[locale].name })),
            },
            {
              name: 'contentType',
              label: t('cms.list.type'),
              kind: 'choice',
              choices: [...types].map(([value, text]) => ({ value, text })),
            },
            {
              name: 'field',
              label: t('cms.missing.field'),
              kind: 'choice',
              choices: [...new Map(fields.map(({ field, fieldLabel }) => [field, fieldLabel]))].map(
                ([value, text]) => ({ value, text }),
              ),
            },
          ]}
          empty={{ scene: 'window', title: t('cms.missing.empty'), text: t('cms.missing.emptyText') }}
        />
      </div>
    </>
  );
}
