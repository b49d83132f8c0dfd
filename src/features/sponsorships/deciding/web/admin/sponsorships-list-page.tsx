import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { noonOf } from '#core/local-date.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import type { AdminSponsorship, SponsorshipsRequest } from '#features/sponsorships/deciding/contract.ts';
import { reviews, spans, sponsorshipStates } from '#features/sponsorships/policy.ts';
import { useDedicationWords } from '#features/sponsorships/web/use-dedication-words.ts';
import { adminSponsorshipsQuery, sponsorshipFilters } from './admin-queries.ts';

/** `/admin/giving/sponsorships`: every one; those whose words wait are one click away. */
export default function SponsorshipsListPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(sponsorshipFilters, search);
  const { data: page } = useSuspenseQuery(adminSponsorshipsQuery(api, request));
  const words = useDedicationWords();
  const columns = useColumns();
  const list = adminHref('adminSponsorships');
  const isQueue = request.review === 'waiting' && request.state === 'given';
  return (
    <>
      <AdminPageHead title={t('sponsorships.admin.title')}>{t('sponsorships.admin.intro')}</AdminPageHead>
      <LinkChips
        label={t('sponsorships.admin.queues')}
        className="mt-6"
        chips={[
          { text: t('sponsorships.admin.all'), href: list, current: !isQueue },
          { text: words.reviews.waiting, href: `${list}?state=given&review=waiting`, current: isQueue },
        ]}
      />
      <div className="mt-6">
        <ListingTable<AdminSponsorship, SponsorshipsRequest>
          caption={t('sponsorships.admin.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-createdAt"
          nameOf={({ about }) => about}
          searchLabel={t('sponsorships.admin.search')}
          filters={[
            {
              name: 'state',
              label: t('sponsorships.column.state'),
              kind: 'choice',
              choices: sponsorshipStates.map((value) => ({ value, text: words.states[value] })),
            },
            {
              name: 'review',
              label: t('sponsorships.column.review'),
              kind: 'choice',
              choices: reviews.map((value) => ({ value, text: words.reviews[value] })),
            },
            {
              name: 'span',
              label: t('sponsorships.column.span'),
              kind: 'choice',
              choices: spans.map((value) => ({ value, text: words.spans[value] })),
            },
          ]}
          fileHref={listingFileHref('sponsorships')}
          empty={{
            scene: 'give',
            title: t('sponsorships.admin.empty'),
            text: t('sponsorships.admin.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<AdminSponsorship>[] {
  const t = useTranslations();
  const moment = useMoment();
  const format = useFormatter();
  const { kinds, states, reviews: said } = useDedicationWords();
  return [
    {
      id: 'about',
      heading: t('sponsorships.column.about'),
      cell: ({ id, about }) => (
        <a
          href={adminHref('adminSponsorship', { sponsorshipId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {about}
        </a>
      ),
    },
    {
      id: 'words',
      heading: t('sponsorships.column.words'),
      cell: ({ kind, words }) => (
        <>
          {kinds[kind]} <bdi>{words}</bdi>
        </>
      ),
    },
    { id: 'state', heading: t('sponsorships.column.state'), cell: ({ state }) => states[state] },
    { id: 'review', heading: t('sponsorships.column.review'), cell: ({ review }) => said[review] },
    {
      id: 'sponsor',
      heading: t('sponsorships.column.sponsor'),
      cell: ({ sponsorName }) => <bdi>{sponsorName}</bdi>,
    },
    {
      id: 'firstOn',
      heading: t('sponsorships.column.first'),
      isSortable: true,
      cell: ({ firstOn }) => (
        <span className="whitespace-nowrap">
          {format.dateTime(noonOf(firstOn), { dateStyle: 'medium', timeZone: 'UTC' })}
        </span>
      ),
    },
    {
      id: 'createdAt',
      heading: t('sponsorships.column.created'),
      isSortable: true,
      isExtra: true,
      cell: ({ createdAt }) => moment(createdAt, { dateStyle: 'medium' }),
    },
  ];
}
