import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { PagePassword } from '#page/form/page-password.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { ProviderButtons } from '#features/sign-in/offered/provider-buttons.tsx';
import { PasskeySignIn } from '#features/sign-in/passkeys/web/passkey-sign-in.tsx';

interface SignInFieldsProps {
  form: PageFormState;
  /** Where a provider leads back to. */
  onSuccess: string | undefined;
  /** Replaces going to the page that offers a new password. */
  onForgot?: () => void;
  /** What a passkey does once it has opened a session, instead of leaving the page. */
  enter?: () => Promise<void>;
}

/** Every way to sign in: a provider, email and password, or a passkey. Load `signInWaysQuery` first. */
export function SignInFields({ form, onSuccess, onForgot, enter }: SignInFieldsProps) {
  const t = useTranslations();
  return (
    <>
      {form.refusal?.status === 429 && (
        <p className="mt-3">
          <a href={href('login', undefined, { mode: 'reset-password' })} className="text-link">
            {t('signIn.login.byMail')}
          </a>
        </p>
      )}
      <ProviderButtons onSuccess={onSuccess} />
      <PageForm form={form} className="mt-6 space-y-5">
        <PageField name="emailAddress" label={t('signIn.form.emailAddress')} required>
          {(control) => (
            <TextInput {...control} type="email" autoComplete="username webauthn" maxLength={254} />
          )}
        </PageField>
        <PagePassword name="password" label={t('signIn.form.password')} autoComplete="current-password" />
        <p className="-mt-2 text-end">
          {onForgot ? (
            <button type="button" className="text-link" onClick={onForgot}>
              {t('signIn.login.forgot')}
            </button>
          ) : (
            <a href={href('login', undefined, { mode: 'reset-password' })} className="text-link">
              {t('signIn.login.forgot')}
            </a>
          )}
        </p>
        <PageCheckbox
          name="remember"
          label={t('signIn.login.remember')}
          hint={t('signIn.login.rememberHint')}
        />
        <SubmitButton wide>{t('signIn.login.submit')}</SubmitButton>
      </PageForm>
      <PasskeySignIn enter={enter} />
    </>
  );
}
