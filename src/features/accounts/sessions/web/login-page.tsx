import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href, pageQuery } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { ResetRequest } from '#features/accounts/emails/web/reset-request.tsx';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { sendSignIn } from './sign-in/send-sign-in.ts';
import { SignInFields } from './sign-in/sign-in-fields.tsx';

/**
 * `/login`: email and password; continues to `onSuccess` or home. With `mode=reset-password` it offers a new password.
 */
export default function LoginPage() {
  const mode = new URLSearchParams(useLocation().search).get('mode');
  return mode === 'reset-password' ? <ResetRequest /> : <SignInForm />;
}

function SignInForm() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const post = useFormPost((form) => sendSignIn(api, form));
  return (
    <AccountForm
      title={t('accounts.login.title')}
      intro={t('accounts.login.intro')}
      error={post.refusal?.message}
      footer={
        <p>
          {t('accounts.login.noAccount')}{' '}
          <a href={href('signup') + pageQuery(search)} className="text-link">
            {t('accounts.login.signUp')}
          </a>
        </p>
      }
    >
      <PageHead title={t('accounts.login.title')} path={href('login')} noindex />
      <SignInFields post={post} onSuccess={new URLSearchParams(search).get('onSuccess') ?? undefined} />
    </AccountForm>
  );
}
