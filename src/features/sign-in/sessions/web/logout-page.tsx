import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { signOutForm } from './session-forms.ts';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { viewerKey } from '#features/people/offered/viewer-query.ts';

/** `/logout`: a GET only asks; the button ends the session by POST (decisions: logout). */
export default function LogoutPage() {
  const t = useTranslations();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = usePageForm(signOutForm, {
    doneText: t('signIn.logout.done'),
    async onDone() {
      queries.setQueryData(viewerKey, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
      await navigate(href('start'), { replace: true });
    },
  });
  return (
    <AccountSheet
      title={t('signIn.logout.title')}
      intro={t('signIn.logout.intro')}
      footer={
        <a href={href('home')} className="text-link">
          {t('signIn.logout.stay')}
        </a>
      }
    >
      <PageHead title={t('signIn.logout.title')} path={href('logout')} noindex />
      <PageForm form={form} className="mt-6">
        <SubmitButton wide>{t('signIn.logout.submit')}</SubmitButton>
      </PageForm>
    </AccountSheet>
  );
}
