import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href, pageQuery } from '#urls.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useFormPost } from '#features/accounts/web/form-post.ts';
import { textOf } from '#features/accounts/web/text-of.ts';
import { defaultPage } from '#features/accounts/offered/default-page.ts';
import { SecondStepFields } from './second-step-fields.tsx';

/** `/login/second-step`: asks a user who has already entered her password for the app's code, or a recovery code. */
export default function SecondStepPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const onSuccess = useRef<string>(undefined);
  const post = useFormPost(
    async (form) => {
      const answer = await api.accounts.takeSecondStep.call({ code: textOf(form, 'code') });
      onSuccess.current = answer.onSuccess ?? undefined;
    },
    (viewer) => onSuccess.current ?? defaultPage(viewer),
  );
  return (
    <AccountForm
      title={t('accounts.secondStep.title')}
      intro={t('accounts.secondStep.intro')}
      error={post.refusal?.issues['code'] ? undefined : post.refusal?.message}
      footer={
        <a href={href('login') + pageQuery(search)} className="text-link">
          {t('accounts.secondStep.startAgain')}
        </a>
      }
    >
      <PageHead title={t('accounts.secondStep.title')} path={href('secondStep')} noindex />
      <SecondStepFields post={post} />
    </AccountForm>
  );
}
