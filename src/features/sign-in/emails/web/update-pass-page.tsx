import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { resetPasswordForm } from './email-forms.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { NewPasswordField } from '#features/sign-in/offered/new-password-field.tsx';
import { resetLinkQuery, tokenOf } from './reset-link-query.ts';

/** `/login/update-pass?token=…`: sets a new password and signs in with it. */
export default function UpdatePassPage() {
  const t = useTranslations();
  const { api } = usePage();
  const token = tokenOf({ searchParams: useSearchParams()[0] });
  const { data: isOpen } = useSuspenseQuery(resetLinkQuery(api, token));
  const form = useSessionForm(resetPasswordForm, { doneText: t('signIn.updatePass.done') });
  const isOver = !isOpen || form.refusal?.code === 'link_over';
  const { title, intro } = isOver
    ? { title: t('signIn.activate.overTitle'), intro: t('signIn.updatePass.overText') }
    : { title: t('signIn.updatePass.title'), intro: t('signIn.updatePass.intro') };
  return (
    <AccountSheet
      title={title}
      intro={intro}
      footer={
        <a
          href={href('login', undefined, { mode: isOver ? 'reset-password' : undefined })}
          className="text-link"
        >
          {isOver ? t('signIn.updatePass.again') : t('signIn.updatePass.signIn')}
        </a>
      }
    >
      <PageHead title={title} path={href('updatePass')} noindex />
      {!isOver && (
        <PageForm form={form} className="mt-6 space-y-5">
          <NewPasswordField label={t('signIn.updatePass.label')} />
          <SubmitButton wide>{t('signIn.updatePass.submit')}</SubmitButton>
        </PageForm>
      )}
    </AccountSheet>
  );
}
