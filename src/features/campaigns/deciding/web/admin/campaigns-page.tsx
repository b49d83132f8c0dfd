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
import type { AdminCampaign, CampaignsRequest } from '#features/campaigns/deciding/contract.ts';
import { stateNames } from '#features/campaigns/deciding/policy.ts';
import { campaignStates, categoryNames } from '#features/campaigns/life/policy.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { adminCampaignsQuery, campaignFilters } from './admin-queries.ts';

const queues = ['pending', 'scheduled', 'live', 'ended'] as const;

/** `/admin/giving/campaigns`: every campaign that is more than begun; those that wait for staff are one click away. */
export default function CampaignsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(campaignFilters, search);
  const { data: page } = useSuspenseQuery(adminCampaignsQuery(api, request));
  const columns = useColumns();
  const { categories } = useCampaignWords();
  const list = adminHref('adminCampaigns');
  return (
    <>
      <AdminPageHead title={t('campaigns.admin.title')}>{t('campaigns.admin.intro')}</AdminPageHead>
      <LinkChips
        label={t('campaigns.admin.queues')}
        className="mt-6"
        chips={[
          { text: t('campaigns.admin.all'), href: list, current: request.state === undefined },
          ...queues.map((state) => ({
            text: t(stateNames[state]),
            href: `${list}?state=${state}`,
            current: request.state === state,
          })),
        ]}
      />
      <div className="mt-6">
        <ListingTable<AdminCampaign, CampaignsRequest>
          caption={t('campaigns.admin.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-createdAt"
          nameOf={({ name }) => name}
          searchLabel={t('campaigns.admin.search')}
          filters={[
            {
              name: 'state',
              label: t('campaigns.column.state'),
              kind: 'choice',
              choices: campaignStates
                .filter((state) => state !== 'step_1' && state !== 'step_2')
                .map((value) => ({ value, text: t(stateNames[value]) })),
            },
            {
              name: 'category',
              label: t('campaigns.column.category'),
              kind: 'choice',
              choices: categoryNames.map((value) => ({ value, text: categories[value] })),
            },
          ]}
          fileHref={listingFileHref('campaigns')}
          empty={{
            scene: 'give',
            title: t('campaigns.admin.empty'),
            text: t('campaigns.admin.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<AdminCampaign>[] {
  const t = useTranslations();
  const moment = useMoment();
  const locale = useLocale();
  const { categories } = useCampaignWords();
  const day = (at: string) => moment(at, { dateStyle: 'medium' });
  return [
    {
      id: 'name',
      heading: t('campaigns.column.name'),
      cell: ({ id, name }) => (
        <a
          href={adminHref('adminCampaign', { campaignId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <bdi>{name}</bdi>
        </a>
      ),
    },
    {
      id: 'state',
      heading: t('campaigns.column.state'),
      cell: ({ state }) => <CampaignBadge state={state} />,
    },
    {
      id: 'leader',
      heading: t('campaigns.column.leader'),
      cell: ({ teamLeaderName }) => <bdi>{teamLeaderName || t('campaigns.admin.gone')}</bdi>,
    },
    {
      id: 'goal',
      heading: t('campaigns.column.goal'),
      isNumber: true,
      cell: ({ goal, currency }) => moneyText(money(goal, currency), locale),
    },
    {
      id: 'startsAt',
      heading: t('campaigns.column.starts'),
      isSortable: true,
      cell: ({ startsAt }) => day(startsAt),
    },
    {
      id: 'endsAt',
      heading: t('campaigns.column.ends'),
      cell: ({ endsAt }) => endsAt !== null && day(endsAt),
    },
    {
      id: 'createdAt',
      heading: t('campaigns.column.created'),
      isSortable: true,
      isExtra: true,
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      id: 'category',
      heading: t('campaigns.column.category'),
      isExtra: true,
      cell: ({ category }) => categories[category],
    },
  ];
}
