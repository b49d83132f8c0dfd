import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import type { JudgedReview, ReviewsRequest } from '#features/learning/reviews/contract.ts';
import { useReviewColumns } from './review-columns.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { reviewFilterReaders, starChoices } from './review-filters.ts';
import { reviewsQuery } from './review-queries.ts';
import { useReviewActs } from './use-review-acts.ts';
import { useReviewWords } from './use-review-words.ts';

/** `/admin/moderation/reviews`: the texts of ratings that wait; with `?review=`, one of them to decide about. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const id = search.get('review');
  return id ? <ReviewDesk id={id} /> : <ReviewsTable />;
}

function ReviewsTable() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(reviewFilterReaders, search);
  const { data: page } = useSuspenseQuery(reviewsQuery(api, request));
  const columns = useReviewColumns();
  const acts = useReviewActs();
  const { statuses } = useReviewWords();
  return (
    <>
      <AdminPageHead title={t('learning.reviews.link')}>{t('learning.reviews.intro')}</AdminPageHead>
      <div className="mt-6">
        <ListingTable<JudgedReview, ReviewsRequest>
          caption={t('learning.reviews.link')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="at"
          nameOf={({ text }) => text.slice(0, 60)}
          searchLabel={t('learning.reviews.search')}
          filters={[
            {
              name: 'status',
              label: t('learning.reviews.state'),
              kind: 'choice',
              without: statuses.pending,
              choices: [
                { value: 'approved', text: statuses.approved },
                { value: 'rejected', text: statuses.rejected },
                { value: 'all', text: t('page.table.any') },
              ],
            },
            {
              name: 'stars',
              label: t('learning.reviews.stars'),
              kind: 'choice',
              choices: starChoices.map((value) => ({ value, text: value })),
            },
          ]}
          bulk={acts}
          fileHref={listingFileHref('reviews')}
          views={<SavedViews listing="reviews" />}
          empty={{
            scene: 'window',
            title: t('learning.reviews.empty'),
            text: t('learning.reviews.emptyText'),
          }}
        />
      </div>
    </>
  );
}
