import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import type { FormPost } from '#features/accounts/web/form-post.ts';
import { ProviderButtons } from '#features/accounts/identities/web/provider-buttons.tsx';
import { PasskeySignIn } from '#features/accounts/passkeys/web/passkey-sign-in.tsx';

interface SignInFieldsProps {
  post: FormPost;
  /** Where a provider leads back to. */
  onSuccess: string | undefined;
  /** Replaces going to the page that offers a new password. */
  onForgot?: () => void;
  /** What a passkey does once it has opened a session, instead of leaving the page. */
  enter?: () => Promise<void>;
}

/** Every way to sign in: a provider, email and password, or a passkey. Load `signInWaysQuery` first. */
export function SignInFields({ post, onSuccess, onForgot, enter }: SignInFieldsProps) {
  const t = useTranslations();
  const { formRef, onSubmit, busy, refusal, values } = post;
  const issues = refusal?.issues ?? {};
  return (
    <>
      {refusal?.status === 429 && (
        <p className="mt-3">
          <a href={href('login', undefined, { mode: 'reset-password' })} className="text-link">
            {t('accounts.login.byMail')}
          </a>
        </p>
      )}
      <ProviderButtons onSuccess={onSuccess} />
      <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
        <Field label={t('accounts.form.emailAddress')} error={issues['emailAddress']} required>
          {(control) => (
            <TextInput
              {...control}
              name="emailAddress"
              type="email"
              autoComplete="username webauthn"
              defaultValue={values['emailAddress']}
              maxLength={254}
            />
          )}
        </Field>
        <Field label={t('accounts.form.password')} error={issues['password']} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              maxLength={200}
              showLabel={t('accounts.form.showPassword')}
              hideLabel={t('accounts.form.hidePassword')}
            />
          )}
        </Field>
        <p className="-mt-2 text-end">
          {onForgot ? (
            <button type="button" className="text-link" onClick={onForgot}>
              {t('accounts.login.forgot')}
            </button>
          ) : (
            <a href={href('login', undefined, { mode: 'reset-password' })} className="text-link">
              {t('accounts.login.forgot')}
            </a>
          )}
        </p>
        <Checkbox
          name="remember"
          label={t('accounts.login.remember')}
          hint={t('accounts.login.rememberHint')}
          defaultChecked={'remember' in values}
        />
        <Button type="submit" wide busy={busy}>
          {t('accounts.login.submit')}
        </Button>
      </form>
      <PasskeySignIn enter={enter} />
    </>
  );
}
