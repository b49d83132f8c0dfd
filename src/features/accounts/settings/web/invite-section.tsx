import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import type { UserView } from '#features/accounts/contract.ts';
import { mayInvite } from '#features/accounts/policy.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Invites a friend by mail; anyone who has not verified her own address must do that first. Nothing for children. */
export function InviteSection({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  if (!mayInvite(viewer)) return null;
  return (
    <SettingsCard title={t('accounts.invite.title')} intro={t('accounts.invite.intro')}>
      {viewer.verified ? (
        <SettingsForm name="invite" doneText={t('accounts.invite.sent')} className="max-w-form space-y-5">
          {({ busy, issues, values }) => (
            <>
              <Field label={t('accounts.invite.label')} error={issues['emailAddress']} required>
                {(control) => (
                  <TextInput
                    {...control}
                    name="emailAddress"
                    type="email"
                    autoComplete="off"
                    defaultValue={values['emailAddress']}
                    maxLength={254}
                  />
                )}
              </Field>
              <Button type="submit" variant="secondary" busy={busy}>
                {t('accounts.invite.submit')}
              </Button>
            </>
          )}
        </SettingsForm>
      ) : (
        <>
          <p className="mb-4">{t('accounts.invite.verifyFirst')}</p>
          <Button href={href('settingsAccount')} variant="secondary">
            {t('accounts.invite.verify')}
          </Button>
        </>
      )}
    </SettingsCard>
  );
}
