import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { Button } from '#ui/button/button.tsx';
import {
  askerTexts,
  beneficiaryTexts,
  planTexts,
  shareTexts,
} from '#features/scholarships/asking/web/words.ts';
import type { ScholarshipRow, ScholarshipsRequest } from '#features/scholarships/deciding/contract.ts';
import { requestStates } from '#features/scholarships/policy.ts';
import { BudgetPanel } from './budget-panel.tsx';
import { requestFilters, requestsQuery } from './deciding-queries.ts';
import { ListChips } from './list-chips.tsx';
import { RequestStateBadge } from './request-state-badge.tsx';
import { useDecidingWords } from './use-deciding-words.ts';

/** `/admin/money/scholarships`: who has asked, and what of the year's budget is left. */
export default function RequestsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(requestFilters, search);
  const { data: page } = useSuspenseQuery(requestsQuery(api, request));
  const { states } = useDecidingWords();
  const columns = useColumns();
  return (
    <>
      <AdminPageHead
        title={t('scholarships.list.title')}
        actions={
          <Button href={adminHref('adminNewScholarshipGrant')} icon={IconGift}>
            {t('scholarships.give.title')}
          </Button>
        }
      >
        {t('scholarships.list.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <BudgetPanel />
      </div>
      <ListChips current="requests" />
      <div className="mt-4">
        <ListingTable<ScholarshipRow, ScholarshipsRequest>
          caption={t('scholarships.list.requests')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-asked"
          nameOf={({ name }) => name}
          searchLabel={t('scholarships.list.search')}
          filters={[
            {
              name: 'state',
              label: t('scholarships.list.state'),
              kind: 'choice',
              choices: requestStates.map((value) => ({ value, text: states[value] })),
            },
          ]}
          empty={{
            scene: 'give',
            title: t('scholarships.list.empty'),
            text: t('scholarships.list.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<ScholarshipRow>[] {
  const t = useTranslations();
  const moment = useMoment();
  return [
    {
      id: 'name',
      heading: t('scholarships.list.name'),
      cell: ({ id, name }) => (
        <a href={adminHref('adminScholarship', { requestId: id })} className="font-semibold text-link">
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { id: 'asker', heading: t('scholarships.list.asker'), cell: ({ asker }) => t(askerTexts[asker]) },
    {
      id: 'beneficiary',
      heading: t('scholarships.list.beneficiary'),
      cell: ({ beneficiary }) => t(beneficiaryTexts[beneficiary]),
    },
    { id: 'plan', heading: t('scholarships.list.plan'), cell: ({ plan }) => t(planTexts[plan]) },
    { id: 'share', heading: t('scholarships.list.share'), cell: ({ share }) => t(shareTexts[share]) },
    {
      id: 'asked',
      heading: t('scholarships.list.asked'),
      isSortable: true,
      cell: ({ askedAt }) => moment(askedAt, { dateStyle: 'medium' }),
    },
    {
      id: 'state',
      heading: t('scholarships.list.state'),
      cell: ({ state }) => <RequestStateBadge state={state} />,
    },
  ];
}
