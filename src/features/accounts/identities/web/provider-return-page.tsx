import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { defaultPage } from '#features/accounts/offered/default-page.ts';

/**
 * `/login/google`, `/login/facebook`: where the provider sends the browser back to. With JavaScript it continues
 * automatically.
 */
export default function ProviderReturnPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { pathname, search } = useLocation();
  const isGoogle = pathname === href('googleReturn');
  const onSuccess = useRef<string>(undefined);
  const { formRef, onSubmit, busy, refusal } = useFormPost(
    async () => {
      const signIn = isGoogle ? api.accounts.signInWithGoogle : api.accounts.signInWithFacebook;
      const answer = await signIn.call({ query: search.slice(1) });
      onSuccess.current = answer.onSuccess ?? undefined;
    },
    (viewer) => onSuccess.current ?? defaultPage(viewer),
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || refusal) return;
    begun.current = true;
    formRef.current?.requestSubmit();
  }, [formRef, refusal]);
  const title = refusal ? t('accounts.provider.failedTitle') : t('accounts.provider.returnTitle');
  return (
    <AccountForm
      title={title}
      intro={refusal ? t('accounts.provider.failedIntro') : t('accounts.provider.returnIntro')}
      error={refusal?.message}
      footer={
        <a href={href('login')} className="text-link">
          {t('accounts.provider.backToLogin')}
        </a>
      }
    >
      <PageHead title={title} path={pathname} noindex />
      {!refusal && (
        <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-6">
          <Button type="submit" wide busy={busy}>
            {t('accounts.provider.continue')}
          </Button>
        </form>
      )}
    </AccountForm>
  );
}
