import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { PasskeySignIn } from '#features/sign-in/passkeys/web/passkey-sign-in.tsx';
import { CodeField } from '#features/sign-in/offered/code-field.tsx';

interface SecondStepFieldsProps {
  form: PageFormState;
  /** What a passkey does once it has opened a session, instead of leaving the page. */
  enter?: () => Promise<void>;
}

/** Asks for the app’s code, a recovery code or a passkey. */
export function SecondStepFields({ form, enter }: SecondStepFieldsProps) {
  const t = useTranslations();
  return (
    <>
      <PageForm form={form} className="mt-6 space-y-5">
        <CodeField hint={t('signIn.secondStep.recoveryHint')} />
        <SubmitButton wide>{t('signIn.login.submit')}</SubmitButton>
      </PageForm>
      <PasskeySignIn secondStep enter={enter} />
    </>
  );
}
