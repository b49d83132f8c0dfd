import { useFormatter, useNow, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { ClaimLine } from '#page/admin/judging/claim-line.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { StarRow } from '#features/learning/ratings/web/star-row.tsx';
import type { JudgedReview } from '#features/learning/reviews/contract.ts';
import { PersonLink } from './person-link.tsx';
import { useReviewWords } from './use-review-words.ts';

/** What the list shows of each text, which leads to the page on which it is judged. */
export function useReviewColumns(): TableColumn<JudgedReview>[] {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { statuses, sayHeld } = useReviewWords();
  return [
    {
      id: 'text',
      heading: t('learning.reviews.text'),
      cell: ({ id, text }) => (
        <a
          href={adminHref('adminReviews', undefined, { review: id })}
          className="text-link line-clamp-2 max-w-96 min-w-52 font-medium wrap-anywhere"
          dir="auto"
        >
          {text}
        </a>
      ),
    },
    { id: 'stars', heading: t('learning.reviews.stars'), cell: ({ stars }) => <StarRow stars={stars} /> },
    { id: 'by', heading: t('learning.reviews.by'), cell: ({ by }) => <PersonLink {...by} /> },
    {
      id: 'item',
      heading: t('learning.reviews.item'),
      cell: ({ item }) => <bdi>{item?.title}</bdi>,
    },
    {
      id: 'at',
      heading: t('learning.reviews.at'),
      isSortable: true,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap" suppressHydrationWarning>
          {format.relativeTime(new Date(at), now)}
        </time>
      ),
    },
    {
      id: 'state',
      heading: t('learning.reviews.state'),
      cell: (review) =>
        sayHeld(review) ?? (review.claim ? <ClaimLine claim={review.claim} /> : statuses[review.status]),
    },
  ];
}
