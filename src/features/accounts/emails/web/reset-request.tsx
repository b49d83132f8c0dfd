import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { ResetFields } from './reset-fields.tsx';
import { useResetRequest } from './use-reset-request.ts';

/** `/login?mode=reset-password`: asks for the address; says the same whether or not it is known. */
export function ResetRequest() {
  const t = useTranslations();
  const post = useResetRequest();
  const { done, refusal } = post;
  const title = done ? t('accounts.reset.doneTitle') : t('accounts.reset.title');
  return (
    <AccountForm
      title={title}
      intro={done ? t('accounts.reset.doneText') : t('accounts.reset.intro')}
      error={Object.keys(refusal?.issues ?? {}).length > 0 ? undefined : refusal?.message}
      footer={
        <a href={href('login')} className="text-link">
          {t('accounts.reset.back')}
        </a>
      }
    >
      <PageHead title={title} path={href('login')} noindex />
      {!done && <ResetFields post={post} />}
    </AccountForm>
  );
}
