import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href, pageQuery } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { SecondStepFields } from './second-step-fields.tsx';
import { secondStepForm } from './second-step-form.ts';

/** `/login/second-step`: asks a user who has already entered her password for the app's code, or a recovery code. */
export default function SecondStepPage() {
  const t = useTranslations();
  const { search } = useLocation();
  const form = useSessionForm(secondStepForm, {
    nextPage: (viewer, { onSuccess }) => onSuccess ?? defaultPage(viewer),
  });
  return (
    <AccountSheet
      title={t('signIn.secondStep.title')}
      intro={t('signIn.secondStep.intro')}
      footer={
        <a href={href('login') + pageQuery(search)} className="text-link">
          {t('signIn.secondStep.startAgain')}
        </a>
      }
    >
      <PageHead title={t('signIn.secondStep.title')} path={href('secondStep')} noindex />
      <SecondStepFields form={form} />
    </AccountSheet>
  );
}
