import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../../page/page-head.tsx';
import { usePage } from '../../../../page/page-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import { href } from '../../../../urls.ts';
import { AnswerSheet } from '../offered/answer-sheet.tsx';
import { childOfWithdrawalQuery } from './child-queries.ts';
import { useAnswer } from './use-answer.ts';

/** `/approve/withdraw/{token}`: a guardian takes an approval back by a button. */
export default function WithdrawalPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: child } = useSuspenseQuery(childOfWithdrawalQuery(api, token));
  const { headline, answered, error, busy, onSubmit } = useAnswer(() =>
    api.accounts.withdrawApproval.call({ token }),
  );
  const head = <PageHead title={t('accounts.withdraw.submit')} path={href('start')} noindex />;
  if (answered) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          headline={headline}
          title={t('accounts.withdraw.doneTitle', { name: answered.firstName })}
          text={t('accounts.withdraw.doneText')}
        />
      </>
    );
  }
  if (!child) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('accounts.approve.goneTitle')}
          text={t('accounts.withdraw.goneText')}
        />
      </>
    );
  }
  return (
    <>
      {head}
      <AnswerSheet
        scene="lock"
        title={t('accounts.withdraw.title', { name: child.firstName })}
        text={t('accounts.withdraw.intro')}
        error={error}
      >
        <form method="post" onSubmit={onSubmit} className="mt-7">
          <Button type="submit" wide busy={busy}>
            {t('accounts.withdraw.submit')}
          </Button>
        </form>
        <p className="mt-4">
          <a href={href('start')} className="text-link">
            {t('accounts.withdraw.keep')}
          </a>
        </p>
      </AnswerSheet>
    </>
  );
}
