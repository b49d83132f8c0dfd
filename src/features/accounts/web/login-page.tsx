import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../page/page-head.tsx';
import { usePage } from '../../../page/page-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { href } from '../../../urls.ts';
import { AccountForm } from './account-form.tsx';
import { useFormPost } from './form-post.ts';
import { ResetRequest } from './emails/reset-request.tsx';
import { ProviderButtons } from './identities/provider-buttons.tsx';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { textOf } from './text-of.ts';

/** `/login`: email and password; goes on to `onSuccess` or home. With `mode=reset-password` it asks for a new password. */
export default function LoginPage() {
  const mode = new URLSearchParams(useLocation().search).get('mode');
  return mode === 'reset-password' ? <ResetRequest /> : <SignInForm />;
}

function SignInForm() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const { formRef, onSubmit, busy, refusal, values } = useFormPost((form) =>
    api.accounts.signIn.call({
      emailAddress: textOf(form, 'emailAddress'),
      password: textOf(form, 'password'),
      remember: form.has('remember'),
    }),
  );
  const issues = refusal?.issues ?? {};
  return (
    <AccountForm
      title={t('accounts.login.title')}
      intro={t('accounts.login.intro')}
      error={refusal?.message}
      footer={
        <p>
          {t('accounts.login.noAccount')}{' '}
          <a href={href('signup') + search} className="text-link">
            {t('accounts.login.signUp')}
          </a>
        </p>
      }
    >
      <PageHead title={t('accounts.login.title')} path={href('login')} noindex />
      <ProviderButtons />
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
          <a href={href('login', undefined, { mode: 'reset-password' })} className="text-link">
            {t('accounts.login.forgot')}
          </a>
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
      <PasskeySignIn />
    </AccountForm>
  );
}
