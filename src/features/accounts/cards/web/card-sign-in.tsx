import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { CardView } from '../contract.ts';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { AnswerSheet } from '#features/accounts/offered/answer-sheet.tsx';
import { useViewer } from '#features/accounts/offered/viewer-query.ts';
import { OverCard } from './over-card.tsx';

/** Whose card it is, and the button that signs her in; a user already signed in here is named first. */
export function CardSignIn({ card, token }: { card: CardView; token: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const { formRef, onSubmit, busy, refusal } = useFormPost(() => api.accounts.signInWithCard.call({ token }));
  if (refusal?.code === 'card_over') return <OverCard />;
  return (
    <AnswerSheet
      scene="welcome"
      title={t.rich('accounts.card.title', { name: card.firstName, bdi: isolate })}
      text={t('accounts.card.text')}
      error={refusal?.message}
    >
      {viewer && !busy && (
        <Callout className="mt-6">
          {t.rich('accounts.card.signedInAs', {
            name: viewer.displayName || viewer.fullName || (viewer.emailAddress ?? ''),
            bdi: isolate,
          })}
        </Callout>
      )}
      <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-7">
        <Button type="submit" wide busy={busy}>
          {t('accounts.card.submit')}
        </Button>
      </form>
      <p className="mt-4 text-step--1 text-muted">{t('accounts.card.notYou')}</p>
    </AnswerSheet>
  );
}
