import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { UserView } from '#features/people/contract.ts';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** The address, whether it is verified, and how to change it. */
export function EmailSection({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const verification = useSettingsForm(settingsForms.verify, { doneText: t('signIn.verify.sent') });
  const [parameters] = useSearchParams();
  const [sent, setSent] = useState(parameters.get('done') === 'email');
  const change = useSettingsForm(settingsForms.email, { invalidates: [], onDone: () => setSent(true) });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium break-all">
        <bdi>{viewer.emailAddress}</bdi>
        <Badge tone={viewer.verified ? 'progress' : 'neutral'}>
          {viewer.verified ? t('settings.account.emailVerified') : t('settings.account.emailUnverified')}
        </Badge>
      </p>
      {!viewer.verified && (
        <PageForm form={verification} className="mt-3">
          <p className="mb-4 text-ink-soft">{t('settings.account.emailUnverifiedText')}</p>
          <SubmitButton variant="secondary">{t('signIn.verify.resend')}</SubmitButton>
        </PageForm>
      )}
      {sent ? (
        <Callout tone="success" announced className="mt-5">
          {t('settings.account.emailSent')}
        </Callout>
      ) : (
        <details className="mt-3" open={change.isPosted}>
          <summary className="text-link inline-block min-h-11 py-2 font-medium">
            {t('settings.account.emailChange')}
          </summary>
          <PageForm form={change} className="mt-3 max-w-form space-y-5">
            <PageField name="emailAddress" label={t('settings.account.newEmail')} required>
              {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
            </PageField>
            <CurrentPasswordField />
            <SubmitButton>{t('settings.account.emailSend')}</SubmitButton>
          </PageForm>
        </details>
      )}
    </>
  );
}
