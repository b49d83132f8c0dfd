import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../page/page-head.tsx';
import { usePage } from '../../../page/page-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { href } from '../../../urls.ts';
import type { SignUpInput } from '../contract.ts';
import { AccountForm } from './account-form.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { useFormPost } from './form-post.ts';
import { ProviderButtons } from './identities/provider-buttons.tsx';
import { AgeFields } from './person/age-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { NameFields } from './person/name-fields.tsx';
import { readPerson } from './person/read-person.ts';
import { RoleChoice } from './person/role-choice.tsx';
import { textOf } from './text-of.ts';

/** `/signup`: who one is, and what is needed to come back; signs in at once. */
export default function SignupPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const captcha = useCaptcha();
  const { formRef, onSubmit, busy, refusal, values } = useFormPost(
    (form) =>
      captcha
        .answer()
        .then((answer) => api.accounts.signUp.call({ ...readForm(form, locale), captcha: answer })),
    () => href('signupSuccess'),
  );
  const issues = refusal?.issues ?? {};
  const hasFieldIssues = Object.keys(issues).length > 0;
  return (
    <AccountForm
      title={t('accounts.signup.title')}
      intro={t('accounts.signup.intro')}
      error={issues['captcha'] ?? (hasFieldIssues ? undefined : refusal?.message)}
      footer={
        <p>
          {t('accounts.signup.haveAccount')}{' '}
          <a href={href('login') + search} className="text-link">
            {t('accounts.signup.signIn')}
          </a>
        </p>
      }
    >
      <PageHead
        title={t('accounts.signup.title')}
        description={t('accounts.signup.intro')}
        path={href('signup')}
      />
      <ProviderButtons onSuccess={query.get('onSuccess') ?? undefined} />
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onFocus={captcha.begin}
        className="mt-6 space-y-5"
      >
        <RoleChoice chosen={values['role'] ?? query.get('role') ?? undefined} error={issues['role']} />
        <NameFields values={values} issues={issues} />
        <Field label={t('accounts.form.emailAddress')} error={issues['emailAddress']} required>
          {(control) => (
            <TextInput
              {...control}
              name="emailAddress"
              type="email"
              autoComplete="email"
              defaultValue={values['emailAddress']}
              maxLength={254}
            />
          )}
        </Field>
        <NewPasswordField label={t('accounts.form.password')} error={issues['password']} />
        <AgeFields values={values} issues={issues} />
        <Button type="submit" wide busy={busy}>
          {t('accounts.signup.submit')}
        </Button>
      </form>
    </AccountForm>
  );
}

function readForm(form: FormData, language: SignUpInput['language']): SignUpInput {
  return {
    ...readPerson(form),
    emailAddress: textOf(form, 'emailAddress'),
    password: textOf(form, 'password'),
    language,
  };
}
