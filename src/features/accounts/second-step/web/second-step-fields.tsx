import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { FormPost } from '#features/accounts/web/form-post.ts';
import { PasskeySignIn } from '#features/accounts/passkeys/web/passkey-sign-in.tsx';
import { CodeField } from './code-field.tsx';

interface SecondStepFieldsProps {
  post: FormPost;
  /** What a passkey does once it has opened a session, instead of leaving the page. */
  enter?: () => Promise<void>;
}

/** Asks for the app’s code, a recovery code or a passkey. */
export function SecondStepFields({ post, enter }: SecondStepFieldsProps) {
  const t = useTranslations();
  const { formRef, onSubmit, busy, refusal } = post;
  return (
    <>
      <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
        <CodeField error={refusal?.issues['code']} hint={t('accounts.secondStep.recoveryHint')} />
        <Button type="submit" wide busy={busy}>
          {t('accounts.login.submit')}
        </Button>
      </form>
      <PasskeySignIn secondStep enter={enter} />
    </>
  );
}
