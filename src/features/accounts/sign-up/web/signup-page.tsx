import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href, pageQuery } from '#urls.ts';
import type { SignUpInput } from '#features/accounts/contract.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useCaptcha } from '#features/accounts/captcha/web/use-captcha.ts';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { ProviderButtons } from '#features/accounts/identities/web/provider-buttons.tsx';
import { AgeFields } from '#features/accounts/users/web/age-fields.tsx';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { AvatarField } from '#features/accounts/users/web/avatar-field.tsx';
import { NewPasswordField } from '#features/accounts/web/new-password-field.tsx';
import { NameFields } from '#features/accounts/users/web/name-fields.tsx';
import { RoleChoice } from '#features/accounts/users/web/role-choice.tsx';
import { ClassCodeField } from './class-code-field.tsx';
import { pageAfterSignUp } from './page-after-sign-up.ts';
import { readSignUp } from './read-sign-up.ts';

/** `/signup`: who the new user is, and what she needs to come back; signs in at once. */
export default function SignupPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { search } = useLocation();
  const captcha = useCaptcha();
  const asked = new URLSearchParams(search);
  const sent = useRef<Partial<SignUpInput>>({});
  const { formRef, onSubmit, busy, refusal, values } = useFormPost(
    async (form) => {
      const input = readSignUp(form, { language: locale, onSuccess: asked.get('onSuccess') });
      sent.current = input;
      return api.accounts.signUp.call({ ...input, captcha: await captcha.answer() });
    },
    (viewer) => pageAfterSignUp(viewer, sent.current),
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
          <a href={href('login') + pageQuery(search)} className="text-link">
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
      <ProviderButtons onSuccess={asked.get('onSuccess') ?? undefined} />
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onFocus={captcha.begin}
        className="group mt-6 space-y-5"
      >
        <RoleChoice
          chosen={values['role'] ?? asked.get('role') ?? (asked.has('classCode') ? 'student' : undefined)}
          error={issues['role']}
          withClass
        />
        <ClassCodeField
          value={values['classCode'] ?? asked.get('classCode') ?? undefined}
          error={issues['classCode']}
        />
        <AvatarField value={values['avatar']} />
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
        <LegalNote agrees />
        <Button type="submit" wide busy={busy}>
          {t('accounts.signup.submit')}
        </Button>
      </form>
    </AccountForm>
  );
}
