import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Desk } from '#page/admin/judging/desk.tsx';
import { useClaim } from '#page/admin/judging/use-claim.ts';
import { useDesk } from '#page/admin/judging/use-desk.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { StarRow } from '#features/learning/ratings/web/star-row.tsx';
import { PersonLink } from './person-link.tsx';
import { reviewQuery } from './review-queries.ts';
import { useReviewWords } from './use-review-words.ts';
import { useMoment } from '#page/use-moment.ts';

/** One text, with all that helps to decide about it. */
export function ReviewDesk({ id }: { id: string }) {
  const t = useTranslations();
  const moment = useMoment();
  const { api } = usePage();
  const queries = useQueryClient();
  const { data: review } = useSuspenseQuery(reviewQuery(api, id));
  const { statuses, sayDone, sayHeld } = useReviewWords();
  const refresh = () => queries.invalidateQueries({ queryKey: api.learning.judgedReview.key() });
  useClaim({
    id: review.status === 'pending' ? id : undefined,
    claim: (id) => api.learning.claimReview.call({ id }),
    release: (id) => api.learning.releaseReview.call({ id }),
    onClaimed: refresh,
  });
  const desk = useDesk({
    id,
    hrefOf: (review) => adminHref('adminReviews', undefined, { review }),
    findNext: async (after) => (await api.learning.nextReview.call({ after })).id,
    async decide(act) {
      if (act !== 'approve' && act !== 'reject') return undefined;
      const { ids } = await api.learning.decideReviews.call({
        selection: { ids: [id] },
        decision: act,
        version: review.version,
      });
      await refresh();
      return {
        text: sayDone(act, ids.length),
        undo: async () => {
          await api.learning.undoReviews.call({ ids });
          await refresh();
        },
      };
    },
  });
  return (
    <>
      <AdminPageHead
        title={t('learning.reviews.one')}
        trail={[{ text: t('learning.reviews.link'), href: adminHref('adminReviews') }]}
      />
      <div className="mt-6 max-w-content">
        <Desk desk={desk} acts={review.acts} claim={review.claim} held={sayHeld(review)}>
          <Card padding="l" as="section" labelledBy="review-text">
            <h2 id="review-text" className="sr-only">
              {t('learning.reviews.text')}
            </h2>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <StarRow stars={review.stars} size={24} />
              <Badge tone={review.status === 'approved' ? 'progress' : 'neutral'}>
                {statuses[review.status]}
              </Badge>
            </div>
            <p dir="auto" className="mt-4 max-w-reading text-step-1 whitespace-pre-wrap wrap-anywhere">
              {review.text}
            </p>
            <dl className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
              <div>
                <dt className="text-step--1 text-muted">{t('learning.reviews.by')}</dt>
                <dd className="flex flex-wrap items-center gap-2">
                  <PersonLink {...review.by} />
                  {review.by.minor && <Badge tone="info">{t('people.panel.minorBadge')}</Badge>}
                </dd>
              </div>
              <div>
                <dt className="text-step--1 text-muted">{t('learning.reviews.at')}</dt>
                <dd suppressHydrationWarning>
                  {moment(review.at, { dateStyle: 'medium', timeStyle: 'short' })}
                </dd>
              </div>
              <div>
                <dt className="text-step--1 text-muted">{t('learning.reviews.item')}</dt>
                <dd>
                  {review.item ? (
                    <a href={review.item.path} className="text-link">
                      <bdi>{review.item.title}</bdi>
                    </a>
                  ) : (
                    t('learning.reviews.itemGone')
                  )}
                  {review.item && <bdi className="block text-step--1 text-muted">{review.item.course}</bdi>}
                </dd>
              </div>
              <div>
                <dt className="text-step--1 text-muted">{t('learning.reviews.history')}</dt>
                <dd>{t('learning.reviews.historyOf', review.history)}</dd>
              </div>
            </dl>
          </Card>
        </Desk>
      </div>
    </>
  );
}
