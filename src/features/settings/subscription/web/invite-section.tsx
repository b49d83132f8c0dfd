import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import type { UserView } from '#features/people/contract.ts';
import { isChildAccount } from '#core/access.ts';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

/** Invites a friend by mail; anyone who has not verified her own address must do that first. Nothing for children. */
export function InviteSection({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.invite, { doneText: t('settings.invite.sent') });
  if (isChildAccount(viewer)) return null;
  return (
    <SettingsCard title={t('settings.invite.title')} intro={t('settings.invite.intro')}>
      {viewer.verified ? (
        <PageForm form={form} className="max-w-form space-y-5">
          <PageField name="emailAddress" label={t('settings.invite.label')} required>
            {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
          </PageField>
          <SubmitButton variant="secondary">{t('settings.invite.submit')}</SubmitButton>
        </PageForm>
      ) : (
        <>
          <p className="mb-4">{t('signUp.invite.verifyFirst')}</p>
          <Button href={href('settingsAccount')} variant="secondary">
            {t('settings.invite.verify')}
          </Button>
        </>
      )}
    </SettingsCard>
  );
}
