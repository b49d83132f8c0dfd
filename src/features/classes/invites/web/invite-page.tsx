import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { acceptInviteForm } from './invite-forms.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { ClassInvite } from './class-invite.tsx';
import { inviteQuery } from './invite-query.ts';

/**
 * `/invites/{token}`: who sent the invitation, and the way to an account or into a class. Opening the page changes
 * nothing.
 */
export default function InvitePage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { token = '' } = useParams();
  const { data: invite } = useSuspenseQuery(inviteQuery(api, token));
  const form = usePageForm(acceptInviteForm, { onDone: () => navigate(href('signup')) });
  if (invite?.className) {
    return (
      <>
        <PageHead title={t('classes.invited.classHead')} path={href('signup')} noindex />
        <ClassInvite teacher={invite.inviter} className={invite.className} token={token} />
      </>
    );
  }
  const isOver = invite === null || form.refusal?.code === 'link_over';
  const title = isOver
    ? t('classes.invited.overTitle')
    : t('classes.invited.title', { name: invite.inviter });
  return (
    <AccountSheet
      title={title}
      intro={isOver ? t('classes.invited.overIntro') : t('classes.invited.intro')}
      footer={
        <a href={viewer ? href('home') : href('login')} className="text-link">
          {viewer ? t('signIn.link.onward') : t('classes.invited.haveAccount')}
        </a>
      }
    >
      <PageHead title={title} path={href('signup')} noindex />
      {viewer && <p className="mt-6">{t('classes.invited.signedIn')}</p>}
      {!viewer && isOver && (
        <Button href={href('signup')} wide className="mt-6">
          {t('classes.invited.submit')}
        </Button>
      )}
      {!viewer && !isOver && (
        <PageForm form={form} className="mt-6">
          <SubmitButton wide>{t('classes.invited.submit')}</SubmitButton>
          <LegalNote />
        </PageForm>
      )}
    </AccountSheet>
  );
}
