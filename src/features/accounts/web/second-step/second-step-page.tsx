import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../../page/page-head.tsx';
import { usePage } from '../../../../page/page-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import { href } from '../../../../urls.ts';
import { AccountForm } from '../account-form.tsx';
import { useFormPost } from '../form-post.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { textOf } from '../text-of.ts';
import { defaultPage } from '../offered/default-page.ts';
import { CodeField } from './code-field.tsx';

/** `/login/second-step`: the app's code, or a recovery code, of who has already given her password. */
export default function SecondStepPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const onSuccess = useRef<string>(undefined);
  const { formRef, onSubmit, busy, refusal } = useFormPost(
    async (form) => {
      const answer = await api.accounts.takeSecondStep.call({ code: textOf(form, 'code') });
      onSuccess.current = answer.onSuccess ?? undefined;
    },
    (viewer) => onSuccess.current ?? defaultPage(viewer),
  );
  const wrong = refusal?.issues['code'];
  return (
    <AccountForm
      title={t('accounts.secondStep.title')}
      intro={t('accounts.secondStep.intro')}
      error={wrong ? undefined : refusal?.message}
      footer={
        <a href={href('login') + search} className="text-link">
          {t('accounts.secondStep.startAgain')}
        </a>
      }
    >
      <PageHead title={t('accounts.secondStep.title')} path={href('secondStep')} noindex />
      <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
        <CodeField error={wrong} hint={t('accounts.secondStep.recoveryHint')} />
        <Button type="submit" wide busy={busy}>
          {t('accounts.login.submit')}
        </Button>
      </form>
      <PasskeySignIn secondStep />
    </AccountForm>
  );
}
