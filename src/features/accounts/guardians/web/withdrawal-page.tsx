import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { EraseForm } from './erase-form.tsx';
import { ErasedSheet } from './erased-sheet.tsx';
import { GuardianSheet } from './guardian-sheet.tsx';
import { childOfWithdrawalQuery } from './child-queries.ts';
import { useAnswer } from './use-answer.ts';

/** `/approve/withdraw/{token}`: a guardian withdraws an approval, and may have everything erased at once. */
export default function WithdrawalPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: child } = useSuspenseQuery(childOfWithdrawalQuery(api, token));
  const { headline, answered, error, isOver, busy, onSubmit } = useAnswer({
    yes: () => api.accounts.withdrawApproval.call({ token }),
    erase: () => api.accounts.eraseMinor.call({ token }),
  });
  if (answered?.answer === 'erase')
    return <ErasedSheet name={answered.child.firstName} headline={headline} />;
  if (answered) {
    return (
      <GuardianSheet
        scene="lock"
        headline={headline}
        title={t('accounts.withdraw.doneTitle', { name: answered.child.firstName })}
        text={t('accounts.withdraw.doneText')}
      />
    );
  }
  if (!child || isOver) {
    return (
      <GuardianSheet
        scene="lock"
        title={t('accounts.approve.goneTitle')}
        text={t('accounts.withdraw.goneText')}
      />
    );
  }
  return (
    <GuardianSheet
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
      <EraseForm
        name={child.firstName}
        opener={t('accounts.erase.openerWithdraw')}
        busy={busy}
        onSubmit={onSubmit}
      />
      <p className="mt-2">
        <a href={href('start')} className="text-link">
          {t('accounts.withdraw.keep')}
        </a>
      </p>
    </GuardianSheet>
  );
}
