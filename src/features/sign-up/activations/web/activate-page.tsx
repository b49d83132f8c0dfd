import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { activationForm } from './activation-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { AgeFields } from '#features/sign-up/person/web/age-fields.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { NewPasswordField } from '#features/sign-in/offered/new-password-field.tsx';
import { NameFields } from '#features/sign-up/person/web/name-fields.tsx';
import { RoleChoice } from '#features/sign-up/person/web/role-choice.tsx';
import { activationQuery } from './activation-query.ts';

/** `/activate/{token}`: takes over an account that someone else has created. Opening the page changes nothing. */
export default function ActivatePage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: activation } = useSuspenseQuery(activationQuery(api, token));
  const form = useSessionForm(activationForm, { nextPage: () => href('signupSuccess') });
  const isOver = activation === null || form.refusal?.code === 'link_over';
  const title = isOver ? t('signIn.activate.overTitle') : t('signUp.activate.title');
  return (
    <AccountSheet
      title={title}
      intro={isOver ? t('signUp.activate.overIntro') : t('signUp.activate.intro')}
      footer={
        <a
          href={href('login', undefined, { mode: isOver ? 'reset-password' : undefined })}
          className="text-link"
        >
          {isOver ? t('signUp.activate.again') : t('signUp.activate.signIn')}
        </a>
      }
    >
      <PageHead title={title} path={href('signup')} noindex />
      {!isOver && (
        <PageForm form={form} className="mt-6 space-y-5">
          <RoleChoice />
          <NameFields />
          <Field label={t('signIn.form.emailAddress')}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="username"
                value={activation.emailAddress}
                readOnly
                dir="ltr"
              />
            )}
          </Field>
          <NewPasswordField label={t('signIn.form.password')} />
          <AgeFields />
          <LegalNote agrees />
          <SubmitButton wide>{t('signUp.activate.submit')}</SubmitButton>
        </PageForm>
      )}
    </AccountSheet>
  );
}
