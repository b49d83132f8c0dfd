import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Card } from '#ui/card/card.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import { ratingsQuery } from '#features/learning/offered/learning-queries.ts';
import { RatingForm } from './rating-form.tsx';
import { StarRow } from './star-row.tsx';

/** What people think of an item, and a form for anyone with an account; nothing if there is nothing to show or do. */
export function RatingsSection({ itemId }: { itemId: string }) {
  const t = useTranslations();
  const format = useFormatter();
  const learner = useLearner();
  const { data: ratings } = useSuspenseQuery(ratingsQuery(usePage(), itemId));
  const { average, count, mine, reviews } = ratings;
  if (!learner && average === undefined && reviews.length === 0) return null;
  return (
    <Card as="section" labelledBy="ratings-title" className="mb-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="ratings-title" className="text-step-2">
          {t('learning.rating.title')}
        </h2>
        {average !== undefined && (
          <p className="flex items-center gap-2 text-muted">
            <StarRow stars={average} />
            {t('learning.rating.average', { average: format.number(average), count })}
          </p>
        )}
      </div>
      <div className="mt-5 space-y-8">
        {learner && <RatingForm key={`${mine?.stars} ${mine?.text}`} itemId={itemId} mine={mine} />}
        {reviews.length > 0 && (
          <ul className="grid gap-6 lg:grid-cols-2">
            {reviews.map((review) => (
              <li key={review.id} className="flex gap-4">
                <Avatar name={review.by} src={review.avatar} />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                    <bdi>{review.by}</bdi>
                    <StarRow stars={review.stars} size={15} />
                  </p>
                  <p className="mt-1 break-words whitespace-pre-line">
                    <bdi>{review.text}</bdi>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
