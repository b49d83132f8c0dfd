import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { useViewer } from '#features/accounts/offered/viewer-query.ts';
import { AgeFields } from '#features/accounts/users/web/age-fields.tsx';
import { NameFields } from '#features/accounts/users/web/name-fields.tsx';
import { readPerson } from '#features/accounts/users/web/read-person.ts';
import { RoleChoice } from '#features/accounts/users/web/role-choice.tsx';

/** `/welcome/name`: asks a user without a full name or role who she is. */
export default function NamePage() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const { formRef, onSubmit, busy, refusal, values } = useFormPost((form) =>
    api.accounts.introduceSelf.call(readPerson(form)),
  );
  const issues = refusal?.issues ?? {};
  const known = { firstName: viewer?.firstName ?? '', lastName: viewer?.lastName ?? '', ...values };
  return (
    <AccountForm
      title={t('accounts.welcome.title')}
      intro={t('accounts.welcome.intro')}
      error={Object.keys(issues).length > 0 ? undefined : refusal?.message}
      footer={<p className="text-muted">{t('accounts.welcome.later')}</p>}
    >
      <PageHead title={t('accounts.welcome.title')} path={href('welcomeName')} noindex />
      <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
        {viewer?.role === 'new' && <RoleChoice chosen={values['role']} error={issues['role']} />}
        <NameFields values={known} issues={issues} />
        {viewer?.role === 'new' && (
          <>
            <AgeFields values={values} issues={issues} />
            <LegalNote agrees />
          </>
        )}
        <Button type="submit" wide busy={busy}>
          {t('accounts.welcome.submit')}
        </Button>
      </form>
    </AccountForm>
  );
}
