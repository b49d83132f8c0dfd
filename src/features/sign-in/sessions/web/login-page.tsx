import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { signInForm } from './session-forms.ts';
import { PageHead } from '#page/page-head.tsx';
import { href, pageQuery } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';
import { ResetRequest } from '#features/sign-in/emails/web/reset-request.tsx';
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
  const { search } = useLocation();
  const form = useSessionForm(signInForm, { send: sendSignIn });
  return (
    <AccountSheet
      title={t('signIn.login.title')}
      intro={t('signIn.login.intro')}
      footer={
        <>
          <p>
            {t('signIn.login.noAccount')}{' '}
            <a href={href('signup') + pageQuery(search)} className="text-link">
              {t('signIn.login.signUp')}
            </a>
          </p>
          <p className="mt-1">
            <a href={href('familyEnter')} className="inline-flex min-h-11 items-center text-link">
              {t('signIn.login.familyCode')}
            </a>
          </p>
        </>
      }
    >
      <PageHead title={t('signIn.login.title')} path={href('login')} noindex />
      <SignInFields form={form} onSuccess={new URLSearchParams(search).get('onSuccess') ?? undefined} />
    </AccountSheet>
  );
}
