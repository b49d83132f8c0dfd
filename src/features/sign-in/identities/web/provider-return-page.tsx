import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { returnForm } from './provider-forms.ts';

/**
 * `/login/google`, `/login/facebook`: where the provider sends the browser back to. With JavaScript it continues
 * automatically.
 */
export default function ProviderReturnPage() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const form = useSessionForm(returnForm, {
    nextPage: (viewer, { onSuccess }) => onSuccess ?? defaultPage(viewer),
  });
  const { formRef, refusal } = form;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || refusal) return;
    begun.current = true;
    formRef.current?.requestSubmit();
  }, [formRef, refusal]);
  const title = refusal ? t('signIn.provider.failedTitle') : t('signIn.provider.returnTitle');
  return (
    <AccountSheet
      title={title}
      intro={refusal ? t('signIn.provider.failedIntro') : t('signIn.provider.returnIntro')}
      footer={
        <a href={href('login')} className="text-link">
          {t('signIn.provider.backToLogin')}
        </a>
      }
    >
      <PageHead title={title} path={pathname} noindex />
      {refusal ? (
        <FormMessage form={form} className="mt-6" />
      ) : (
        <PageForm form={form} className="mt-6">
          <SubmitButton wide>{t('signIn.provider.continue')}</SubmitButton>
        </PageForm>
      )}
    </AccountSheet>
  );
}
