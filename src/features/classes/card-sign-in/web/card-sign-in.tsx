import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { signInWithCardForm } from './sign-in-with-card-form.ts';
import { Callout } from '#ui/card/callout.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { CardView } from '../contract.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { OverCard } from './over-card.tsx';

/** Whose card it is, and the button that signs her in; a user already signed in here is named first. */
export function CardSignIn({ card }: { card: CardView }) {
  const t = useTranslations();
  const viewer = useViewer();
  const form = useSessionForm(signInWithCardForm);
  if (form.refusal?.code === 'card_over') return <OverCard />;
  return (
    <AnswerSheet
      scene="welcome"
      title={t.rich('classes.card.title', { name: card.firstName, bdi: isolate })}
      text={t('classes.card.text')}
    >
      {viewer && !form.busy && (
        <Callout className="mt-6">
          {t.rich('classes.card.signedInAs', {
            name: viewer.displayName || viewer.fullName || (viewer.emailAddress ?? ''),
            bdi: isolate,
          })}
        </Callout>
      )}
      <PageForm form={form} className="mt-7">
        <SubmitButton wide>{t('classes.card.submit')}</SubmitButton>
      </PageForm>
      <p className="mt-4 text-step--1 text-muted">{t('classes.card.notYou')}</p>
    </AnswerSheet>
  );
}
