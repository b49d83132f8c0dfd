import { useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { UserView } from '#features/accounts/contract.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import type { RefusedSettings } from '../refused-settings.ts';
import { SettingsForm } from '../settings-form.tsx';

/** The address, whether it is verified, and how to change it. */
export function EmailSection({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const [parameters] = useSearchParams();
  const refusedBefore = useActionData<RefusedSettings>()?.form === 'email';
  const [sent, setSent] = useState(parameters.get('done') === 'email');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium break-all">
        <bdi>{viewer.emailAddress}</bdi>
        <Badge tone={viewer.verified ? 'progress' : 'neutral'}>
          {viewer.verified ? t('accounts.account.emailVerified') : t('accounts.account.emailUnverified')}
        </Badge>
      </p>
      {!viewer.verified && (
        <SettingsForm name="verify" doneText={t('accounts.verify.sent')} className="mt-3">
          {({ busy }) => (
            <>
              <p className="mb-4 text-ink-soft">{t('accounts.account.emailUnverifiedText')}</p>
              <Button type="submit" variant="secondary" busy={busy}>
                {t('accounts.verify.resend')}
              </Button>
            </>
          )}
        </SettingsForm>
      )}
      {sent ? (
        <Callout tone="success" announced className="mt-5">
          {t('accounts.account.emailSent')}
        </Callout>
      ) : (
        <details className="mt-3" open={refusedBefore}>
          <summary className="text-link inline-block min-h-11 py-2 font-medium">
            {t('accounts.account.emailChange')}
          </summary>
          <SettingsForm name="email" onDone={async () => setSent(true)} className="mt-3 max-w-form space-y-5">
            {({ busy, issues, values }) => (
              <>
                <Field label={t('accounts.account.newEmail')} error={issues['emailAddress']} required>
                  {(control) => (
                    <TextInput
                      {...control}
                      name="emailAddress"
                      type="email"
                      autoComplete="email"
                      defaultValue={values['emailAddress']}
                      maxLength={254}
                    />
                  )}
                </Field>
                <CurrentPasswordField error={issues['currentPassword']} />
                <Button type="submit" busy={busy}>
                  {t('accounts.account.emailSend')}
                </Button>
              </>
            )}
          </SettingsForm>
        </details>
      )}
    </>
  );
}
