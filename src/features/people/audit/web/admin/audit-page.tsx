import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { AuditedActView } from '#features/people/audit/contract.ts';
import { auditFilters } from './audit-filters.ts';
import { auditedActsQuery, auditQuery } from './audit-query.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

/** `/admin/settings/audit`: every privileged act, who did it and what it changed. */
export default function AuditPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(auditFilters, search);
  const { data: page } = useSuspenseQuery(auditQuery(api, request));
  const acts = useSuspenseQuery(auditedActsQuery(api)).data.items;
  const columns = useAuditColumns();
  return (
    <>
      <AdminPageHead address="adminAudit" title={t('people.audit.title')}>
        {t('people.audit.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable
          caption={t('people.audit.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-at"
          nameOf={({ text }) => text}
          searchLabel={t('people.audit.search')}
          filters={[
            { name: 'who', label: t('people.audit.who'), kind: 'text' },
            {
              name: 'what',
              label: t('people.audit.what'),
              kind: 'choice',
              choices: listChoices(acts, request.what),
            },
            { name: 'subject', label: t('people.audit.subject'), kind: 'text' },
            { name: 'from', label: t('people.audit.from'), kind: 'day' },
            { name: 'to', label: t('people.audit.to'), kind: 'day' },
          ]}
          fileHref={listingFileHref('audit')}
          empty={{ scene: 'window', title: t('people.audit.empty') }}
        />
      </div>
    </>
  );
}

/** Every act by its words. What an address asks for may be none of them: the beginning of several, or an act of long ago. */
function listChoices(acts: readonly AuditedActView[], asked: string | undefined) {
  const choices = acts.map(({ name, text }) => ({ value: name, text }));
  const isOther = asked !== undefined && !acts.some(({ name }) => name === asked);
  return isOther ? [{ value: asked, text: asked }, ...choices] : choices;
}
