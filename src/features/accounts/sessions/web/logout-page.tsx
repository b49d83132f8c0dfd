import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';

/** `/logout`: a GET only asks; the button ends the session by POST (decisions: logout). */
export default function LogoutPage() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    meta: { aboutSession: true },
    mutationFn: () => api.accounts.signOut.call(),
    async onSuccess() {
      queries.setQueryData(viewerKey, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
      await navigate(href('start'), { replace: true });
      toasts.show({ tone: 'success', text: t('accounts.logout.done') });
    },
    onError: () => void toasts.show({ tone: 'danger', text: t('accounts.form.network') }),
  });
  const signOut = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate();
  };
  return (
    <AccountForm
      title={t('accounts.logout.title')}
      intro={t('accounts.logout.intro')}
      footer={
        <a href={href('home')} className="text-link">
          {t('accounts.logout.stay')}
        </a>
      }
    >
      <PageHead title={t('accounts.logout.title')} path={href('logout')} noindex />
      <form method="post" onSubmit={signOut} className="mt-6">
        <Button type="submit" wide busy={isPending}>
          {t('accounts.logout.submit')}
        </Button>
      </form>
    </AccountForm>
  );
}
