import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { requestResetForm } from './email-forms.ts';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { ResetFields } from './reset-fields.tsx';

/** `/login?mode=reset-password`: asks for the address; says the same whether or not it is known. */
export function ResetRequest() {
  const t = useTranslations();
  const form = usePageForm(requestResetForm);
  const { done } = form;
  const title = done ? t('signIn.reset.doneTitle') : t('signIn.reset.title');
  return (
    <AccountSheet
      title={title}
      intro={done ? t('signIn.reset.doneText') : t('signIn.reset.intro')}
      footer={
        <a href={href('login')} className="text-link">
          {t('signIn.reset.back')}
        </a>
      }
    >
      <PageHead title={title} path={href('login')} noindex />
      {!done && <ResetFields form={form} />}
    </AccountSheet>
  );
}
