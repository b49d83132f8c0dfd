import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { AgeFields } from '#features/accounts/users/web/age-fields.tsx';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { NewPasswordField } from '#features/accounts/web/new-password-field.tsx';
import { NameFields } from '#features/accounts/users/web/name-fields.tsx';
import { RoleChoice } from '#features/accounts/users/web/role-choice.tsx';
import { activationQuery } from './activation-query.ts';
import { readActivation } from './read-activation.ts';

/** `/activate/{token}`: takes over an account that someone else has created. Opening the page changes nothing. */
export default function ActivatePage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: activation } = useSuspenseQuery(activationQuery(api, token));
  const { formRef, onSubmit, busy, refusal, values } = useFormPost(
    (form) => api.accounts.activate.call(readActivation(form, token)),
    () => href('signupSuccess'),
  );
  const issues = refusal?.issues ?? {};
  const isOver = activation === null || refusal?.code === 'link_over';
  const title = isOver ? t('accounts.activate.overTitle') : t('accounts.activate.title');
  return (
    <AccountForm
      title={title}
      intro={isOver ? t('accounts.activate.overIntro') : t('accounts.activate.intro')}
      error={isOver || Object.keys(issues).length > 0 ? undefined : refusal?.message}
      footer={
        <a
          href={href('login', undefined, { mode: isOver ? 'reset-password' : undefined })}
          className="text-link"
        >
          {isOver ? t('accounts.activate.again') : t('accounts.activate.signIn')}
        </a>
      }
    >
      <PageHead title={title} path={href('signup')} noindex />
      {!isOver && (
        <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
          <RoleChoice chosen={values['role']} error={issues['role']} />
          <NameFields values={values} issues={issues} />
          <Field label={t('accounts.form.emailAddress')}>
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
          <NewPasswordField label={t('accounts.form.password')} error={issues['password']} />
          <AgeFields values={values} issues={issues} />
          <LegalNote agrees />
          <Button type="submit" wide busy={busy}>
            {t('accounts.activate.submit')}
          </Button>
        </form>
      )}
    </AccountForm>
  );
}
