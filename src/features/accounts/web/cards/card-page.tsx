import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../../page/page-head.tsx';
import { usePage } from '../../../../page/page-provider.tsx';
import { isolate } from '../../../../ui/isolate.tsx';
import { Button } from '../../../../ui/button.tsx';
import { href } from '../../../../urls.ts';
import { useFormPost } from '../form-post.ts';
import { AnswerSheet } from '../offered/answer-sheet.tsx';
import { cardQuery } from './card-query.ts';

/** `/students/{token}`: a student comes in with the card from her teacher. Opening it changes nothing; one button signs in. */
export default function CardPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: card } = useSuspenseQuery(cardQuery(api, token));
  const { formRef, onSubmit, busy, refusal } = useFormPost(() => api.accounts.signInWithCard.call({ token }));
  const head = <PageHead title={t('accounts.card.headTitle')} path={href('login')} noindex />;
  if (!card || refusal?.code === 'card_over') {
    return (
      <>
        {head}
        <AnswerSheet scene="lock" title={t('accounts.card.overTitle')} text={t('accounts.card.over')}>
          <Button href={href('home')} variant="secondary" wide className="mt-7">
            {t('accounts.card.look')}
          </Button>
        </AnswerSheet>
      </>
    );
  }
  return (
    <>
      {head}
      <AnswerSheet
        scene="welcome"
        title={t.rich('accounts.card.title', { name: card.firstName, bdi: isolate })}
        text={t('accounts.card.text')}
        error={refusal?.message}
      >
        <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-7">
          <Button type="submit" wide busy={busy}>
            {t('accounts.card.submit')}
          </Button>
        </form>
        <p className="mt-4 text-step--1 text-muted">{t('accounts.card.notYou')}</p>
      </AnswerSheet>
    </>
  );
}
