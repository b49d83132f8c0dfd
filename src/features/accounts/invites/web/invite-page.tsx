import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useActionData, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/web/account-form.tsx';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { useViewer } from '#features/accounts/offered/viewer-query.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
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
  const refusedBefore = useActionData<RefusedForm>()?.refusal;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.accounts.acceptInvite.call({ token }),
    onSuccess: () => navigate(href('signup')),
  });
  if (invite?.className) {
    return (
      <>
        <PageHead title={t('accounts.invited.classHead')} path={href('signup')} noindex />
        <ClassInvite invite={invite} token={token} />
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
    ? t('accounts.invited.overTitle')
    : t('accounts.invited.title', { name: invite.inviter });
  return (
    <AccountForm
      title={title}
      intro={isOver ? t('accounts.invited.overIntro') : t('accounts.invited.intro')}
      error={
        error || refusal ? (isOver ? undefined : (refusal?.message ?? t('page.form.network'))) : undefined
      }
      footer={
        <a href={viewer ? href('home') : href('login')} className="text-link">
          {viewer ? t('accounts.link.onward') : t('accounts.invited.haveAccount')}
        </a>
      }
    >
      <PageHead title={title} path={href('signup')} noindex />
      {viewer && <p className="mt-6">{t('accounts.invited.signedIn')}</p>}
      {!viewer && isOver && (
        <Button href={href('signup')} wide className="mt-6">
          {t('accounts.invited.submit')}
        </Button>
      )}
      {!viewer && !isOver && (
        <form method="post" onSubmit={accept} className="mt-6">
          <Button type="submit" wide busy={isPending}>
            {t('accounts.invited.submit')}
          </Button>
          <LegalNote />
        </form>
      )}
    </AccountForm>
  );
}
