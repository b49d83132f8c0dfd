import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useActionData, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { useViewer } from '#features/accounts/offered/viewer-query.ts';
import type { ActedForm } from '#features/classes/web/acted-form.ts';
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
  const refusedBefore = useActionData<ActedForm>()?.refusal;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.accounts.acceptInvite.call({ token }),
    onSuccess: () => navigate(href('signup')),
  });
  if (invite?.className) {
    return (
      <>
        <PageHead title={t('classes.invited.classHead')} path={href('signup')} noindex />
        <ClassInvite teacher={invite.inviter} className={invite.className} token={token} />
      </>
    );
  }
  const accept = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const refusal = error ? findRefusal(error) : refusedBefore;
  const isOver = invite === null || refusal?.code === 'link_over';
  const title = isOver
    ? t('classes.invited.overTitle')
    : t('classes.invited.title', { name: invite.inviter });
  return (
    <AccountForm
      title={title}
      intro={isOver ? t('classes.invited.overIntro') : t('classes.invited.intro')}
      error={
        error || refusal ? (isOver ? undefined : (refusal?.message ?? t('accounts.form.network'))) : undefined
      }
      footer={
        <a href={viewer ? href('home') : href('login')} className="text-link">
          {viewer ? t('accounts.link.onward') : t('classes.invited.haveAccount')}
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
        <form method="post" onSubmit={accept} className="mt-6">
          <Button type="submit" wide busy={isPending}>
            {t('classes.invited.submit')}
          </Button>
          <LegalNote />
        </form>
      )}
    </AccountForm>
  );
}
