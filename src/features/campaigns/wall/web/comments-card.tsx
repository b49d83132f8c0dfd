import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { commentsQuery } from '#features/campaigns/web/campaign-queries.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { GiftComment } from '../contract.ts';
import type { CommentDecision, CommentStatus } from '../policy.ts';
import { commentForm } from './comment-forms.ts';

/** What donors wrote: nobody else reads it before the organizer shows it. Absent while nobody has written. */
export function CommentsCard({ slug }: { slug: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: comments } = useSuspenseQuery(commentsQuery(api, slug));
  if (comments.totalItems === 0) return null;
  return (
    <Card as="section" labelledBy="campaign-comments">
      <h2 id="campaign-comments" className="text-step-1 font-bold">
        {t('campaigns.comments.title')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">
        {t('campaigns.comments.waiting', { count: comments.waiting })}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {comments.items.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
    </Card>
  );
}

function Comment({ comment }: { comment: GiftComment }) {
  const t = useTranslations();
  const { amount } = useCampaignWords();
  const { text, donorName, isAnonymous, status, decisions, currency } = comment;
  const statuses: Record<CommentStatus, string> = {
    waiting: t('campaigns.comments.isWaiting'),
    shown: t('campaigns.comments.isShown'),
    hidden: t('campaigns.comments.isHidden'),
  };
  return (
    <li className="py-4">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 text-muted">
        {donorName !== '' && <bdi className="wrap-anywhere">{donorName}</bdi>}
        <span>{amount(comment.amount, currency)}</span>
        {isAnonymous && <span>{t('campaigns.comments.anonymous')}</span>}
        <Badge tone={status === 'shown' ? 'progress' : 'neutral'}>{statuses[status]}</Badge>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {decisions.map((decision) => (
          <DecideForm key={decision} id={comment.id} decision={decision} />
        ))}
      </div>
    </li>
  );
}

function DecideForm({ id, decision }: { id: string; decision: CommentDecision }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(commentForm, {
    about: [id, decision],
    invalidates: [api.campaigns.comments.key(), api.campaigns.gifts.key()],
  });
  return (
    <PageForm form={form}>
      <SubmitButton size="s" variant={decision === 'show' ? 'primary' : 'secondary'}>
        {decision === 'show' ? t('campaigns.comments.show') : t('campaigns.comments.hide')}
      </SubmitButton>
    </PageForm>
  );
}
