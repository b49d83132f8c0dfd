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
import type { ScholarshipGrant, ScholarshipGrantsRequest } from '#features/scholarships/deciding/contract.ts';
import { grantKinds } from '#features/scholarships/policy.ts';
import { BudgetPanel } from './budget-panel.tsx';
import { grantFilters, grantsQuery } from './deciding-queries.ts';
import { GrantStateBadge } from './grant-state-badge.tsx';
import { ListChips } from './list-chips.tsx';
import { useDecidingWords } from './use-deciding-words.ts';

/** `/admin/money/scholarships/grants`: what was given, to whom and until when. */
export default function GrantsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(grantFilters, search);
  const { data: page } = useSuspenseQuery(grantsQuery(api, request));
  const { kinds } = useDecidingWords();
  const columns = useColumns();
  const give = (
    <Button href={adminHref('adminNewScholarshipGrant')} icon={IconGift}>
      {t('scholarships.give.title')}
    </Button>
  );
  return (
    <>
      <AdminPageHead
        title={t('scholarships.list.grants')}
        trail={[{ text: t('scholarships.list.title'), href: adminHref('adminScholarships') }]}
        actions={give}
      />
      <div className="mt-6">
        <BudgetPanel />
      </div>
      <ListChips current="grants" />
      <div className="mt-4">
        <ListingTable<ScholarshipGrant, ScholarshipGrantsRequest>
          caption={t('scholarships.list.grants')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-granted"
          nameOf={({ holder, id }) => holder?.name ?? id}
          searchLabel={t('scholarships.list.search')}
          filters={[
            {
              name: 'kind',
              label: t('scholarships.grant.kind'),
              kind: 'choice',
              choices: grantKinds.map((value) => ({ value, text: kinds[value] })),
            },
          ]}
          empty={{
            scene: 'give',
            title: t('scholarships.grant.empty'),
            text: t('scholarships.grant.emptyText'),
            action: give,
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<ScholarshipGrant>[] {
  const t = useTranslations();
  const moment = useMoment();
  const { kinds, day, dollars, percent } = useDecidingWords();
  return [
    {
      id: 'holder',
      heading: t('scholarships.grant.holder'),
      cell: ({ id, holder }) => (
        <a href={adminHref('adminScholarshipGrant', { grantId: id })} className="font-semibold text-link">
          <bdi>{holder?.name ?? t('scholarships.grant.nobody')}</bdi>
        </a>
      ),
    },
    {
      id: 'kind',
      heading: t('scholarships.grant.kind'),
      cell: (grant) =>
        grant.kind === 'discount'
          ? t('scholarships.grant.discountOf', { percent: percent(grant.percent) })
          : kinds[grant.kind],
    },
    { id: 'endsOn', heading: t('scholarships.grant.endsOn'), cell: ({ endsOn }) => day(endsOn) },
    {
      id: 'value',
      heading: t('scholarships.grant.value'),
      isNumber: true,
      cell: ({ value, inBudget }) => (inBudget ? dollars(value) : t('scholarships.grant.beside')),
    },
    {
      id: 'granted',
      heading: t('scholarships.grant.granted'),
      isSortable: true,
      cell: ({ grantedAt }) => moment(grantedAt, { dateStyle: 'medium' }),
    },
    {
      id: 'state',
      heading: t('scholarships.list.state'),
      cell: ({ state }) => <GrantStateBadge state={state} />,
    },
  ];
}
