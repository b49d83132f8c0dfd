import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { introductionForm } from './introduction-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { AgeFields } from '#features/sign-up/person/web/age-fields.tsx';
import { NameFields } from '#features/sign-up/person/web/name-fields.tsx';
import { RoleChoice } from '#features/sign-up/person/web/role-choice.tsx';

/** `/welcome/name`: asks a user without a full name or role who she is. */
export default function NamePage() {
  const t = useTranslations();
  const viewer = useViewer();
  const form = useSessionForm(introductionForm);
  return (
    <AccountSheet
      title={t('signUp.welcome.title')}
      intro={t('signUp.welcome.intro')}
      footer={<p className="text-muted">{t('signUp.welcome.later')}</p>}
    >
      <PageHead title={t('signUp.welcome.title')} path={href('welcomeName')} noindex />
      <PageForm form={form} className="mt-6 space-y-5">
        {viewer?.role === 'new' && <RoleChoice />}
        <NameFields known={{ firstName: viewer?.firstName, lastName: viewer?.lastName }} />
        {viewer?.role === 'new' && (
          <>
            <AgeFields />
            <LegalNote agrees />
          </>
        )}
        <SubmitButton wide>{t('signUp.welcome.submit')}</SubmitButton>
      </PageForm>
    </AccountSheet>
  );
}
