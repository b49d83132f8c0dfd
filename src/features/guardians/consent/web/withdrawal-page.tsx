import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { childWords } from '../policy.ts';
import { EraseForm } from './erase-form.tsx';
import { ErasedSheet } from './erased-sheet.tsx';
import { GuardianSheet } from './guardian-sheet.tsx';
import { childOfWithdrawalQuery } from './child-queries.ts';
import { withdrawalForms } from './guardian-forms.ts';

/** `/approve/withdraw/{token}`: a guardian withdraws an approval, and may have everything erased at once. */
export default function WithdrawalPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: child } = useSuspenseQuery(childOfWithdrawalQuery(api, token));
  const withdrawal = usePageForm(withdrawalForms.withdraw);
  const erasure = usePageForm(withdrawalForms.erase);
  if (erasure.result) return <ErasedSheet name={erasure.result.firstName} headline={erasure.outcomeRef} />;
  if (withdrawal.result) {
    return (
      <GuardianSheet
        scene="lock"
        headline={withdrawal.outcomeRef}
        title={t('guardians.withdraw.doneTitle', childWords(withdrawal.result.firstName))}
        text={t('guardians.withdraw.doneText')}
      />
    );
  }
  const isOver = [withdrawal, erasure].some(({ refusal }) => refusal?.code === 'link_over');
  if (!child || isOver) {
    return (
      <GuardianSheet
        scene="lock"
        title={t('guardians.approve.goneTitle')}
        text={t('guardians.withdraw.goneText')}
      />
    );
  }
  return (
    <GuardianSheet
      scene="lock"
      title={t('guardians.withdraw.title', childWords(child.firstName))}
      text={t('guardians.withdraw.intro')}
    >
      <PageForm form={withdrawal} className="mt-7">
        <SubmitButton wide>{t('guardians.withdraw.submit')}</SubmitButton>
      </PageForm>
      <EraseForm form={erasure} name={child.firstName} opener={t('guardians.erase.openerWithdraw')} />
      <p className="mt-2">
        <a href={href('start')} className="text-link">
          {t('guardians.withdraw.keep')}
        </a>
      </p>
    </GuardianSheet>
  );
}
