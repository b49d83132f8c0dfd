import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { NewPasswordField } from '#features/sign-in/offered/new-password-field.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import type { PageArgs } from '#page/page-route.ts';
import { takeOwnAccountForm } from './own-account-forms.ts';
import { ownAccountQuery } from './own-account-query.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(ownAccountQuery(page.api, params['token'] ?? ''));
}

/** `/family/own-account/{token}`: someone who has come of age chooses a password, and the account is hers alone. */
export default function OwnAccountPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: account } = useSuspenseQuery(ownAccountQuery(api, token));
  const form = useSessionForm(takeOwnAccountForm, { doneText: t('families.ownAccount.done') });
  const head = <PageHead title={t('families.ownAccount.head')} path={href('start')} noindex />;
  if (!account || form.refusal?.code === 'link_over') {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('families.ownAccount.overTitle')}
          text={t('families.ownAccount.overText')}
        />
      </>
    );
  }
  return (
    <>
      {head}
      <AnswerSheet
        scene="welcome"
        title={t.rich('families.ownAccount.title', { name: account.firstName, bdi: isolate })}
        text={t('families.ownAccount.text')}
      >
        <p className="mt-4 text-pretty text-muted">
          {t.rich('families.ownAccount.address', { address: account.emailAddress, bdi: isolateAddress })}
        </p>
        <PageForm form={form} className="mt-6 space-y-5">
          <NewPasswordField label={t('families.ownAccount.password')} />
          <SubmitButton wide>{t('families.ownAccount.submit')}</SubmitButton>
        </PageForm>
      </AnswerSheet>
    </>
  );
}
