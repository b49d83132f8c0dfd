import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { NewPasswordField } from '#features/accounts/web/new-password-field.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { resetLinkQuery, tokenOf } from './reset-link-query.ts';

/** `/login/update-pass?token=…`: sets a new password and signs in with it. */
export default function UpdatePassPage() {
  const t = useTranslations();
  const { api } = usePage();
  const token = tokenOf({ searchParams: useSearchParams()[0] });
  const { data: isOpen } = useSuspenseQuery(resetLinkQuery(api, token));
  const { formRef, onSubmit, busy, refusal } = useFormPost(async (form) => {
    await api.accounts.resetPassword.call({ token, password: textOf(form, 'password') });
    toasts.show({ tone: 'success', text: t('accounts.updatePass.done') });
  });
  const issue = refusal?.issues['password'];
  const isOver = !isOpen || refusal?.code === 'link_over';
  const { title, intro } = isOver
    ? { title: t('accounts.activate.overTitle'), intro: t('accounts.updatePass.overText') }
    : { title: t('accounts.updatePass.title'), intro: t('accounts.updatePass.intro') };
  return (
    <AccountForm
      title={title}
      intro={intro}
      error={issue || isOver ? undefined : refusal?.message}
      footer={
        <a
          href={href('login', undefined, { mode: isOver ? 'reset-password' : undefined })}
          className="text-link"
        >
          {isOver ? t('accounts.updatePass.again') : t('accounts.updatePass.signIn')}
        </a>
      }
    >
      <PageHead title={title} path={href('updatePass')} noindex />
      {!isOver && (
        <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
          <NewPasswordField label={t('accounts.updatePass.label')} error={issue} />
          <Button type="submit" wide busy={busy}>
            {t('accounts.updatePass.submit')}
          </Button>
        </form>
      )}
    </AccountForm>
  );
}
