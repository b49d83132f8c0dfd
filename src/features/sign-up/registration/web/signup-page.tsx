import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { readSignUp, signUpForm } from './sign-up-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href, pageQuery } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { useCaptcha } from '#features/sign-in/offered/use-captcha.ts';
import { ProviderButtons } from '#features/sign-in/offered/provider-buttons.tsx';
import { SchoolField } from '#features/schools/offered/school-field.tsx';
import { AgeFields } from '#features/sign-up/person/web/age-fields.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { AvatarField } from '#features/sign-up/person/web/avatar-field.tsx';
import { NewPasswordField } from '#features/sign-in/offered/new-password-field.tsx';
import { NameFields } from '#features/sign-up/person/web/name-fields.tsx';
import { RoleChoice } from '#features/sign-up/person/web/role-choice.tsx';
import { ClassCodeField } from './class-code-field.tsx';
import { pageAfterSignUp } from './page-after-sign-up.ts';

/** `/signup`: who the new user is, and what she needs to come back; signs in at once. */
export default function SignupPage() {
  const t = useTranslations();
  const { search } = useLocation();
  const captcha = useCaptcha();
  const asked = new URLSearchParams(search);
  const form = useSessionForm(signUpForm, {
    send: async (place, values) =>
      place.api.signUp.signUp.call({ ...readSignUp(place, values), captcha: await captcha.answer() }),
    nextPage: (viewer, _result, values) => pageAfterSignUp(viewer, values),
  });
  return (
    <AccountSheet
      title={t('signUp.page.title')}
      intro={t('signUp.page.intro')}
      footer={
        <p>
          {t('signUp.page.haveAccount')}{' '}
          <a href={href('login') + pageQuery(search)} className="text-link">
            {t('signUp.page.signIn')}
          </a>
        </p>
      }
    >
      <PageHead title={t('signUp.page.title')} description={t('signUp.page.intro')} path={href('signup')} />
      <ProviderButtons onSuccess={asked.get('onSuccess') ?? undefined} />
      <PageForm form={form} onFocus={captcha.begin} className="group mt-6 space-y-5">
        <RoleChoice known={asked.get('role') ?? (asked.has('classCode') ? 'student' : undefined)} withClass />
        <ClassCodeField known={asked.get('classCode') ?? undefined} />
        <AvatarField />
        <NameFields />
        <PageField name="emailAddress" label={t('signIn.form.emailAddress')} required>
          {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
        </PageField>
        <NewPasswordField label={t('signIn.form.password')} />
        <AgeFields />
        <SchoolField />
        <LegalNote agrees />
        <SubmitButton wide>{t('signUp.page.submit')}</SubmitButton>
      </PageForm>
    </AccountSheet>
  );
}
