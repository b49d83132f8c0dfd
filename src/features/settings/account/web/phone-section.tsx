import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { phoneQuery } from './phone-query.ts';

/** The phone number, whether it is verified, and the code that verifies it. */
export function PhoneSection() {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(phoneQuery(api));
  const { phone, verified, mayVerify, codeSent } = data;
  const invalidates = [phoneQuery(api).queryKey, viewerKey];
  const sending = useSettingsForm(settingsForms.sendPhoneCode, {
    doneText: t('settings.phone.sent'),
    invalidates,
  });
  const verifying = useSettingsForm(settingsForms.verifyPhone, {
    doneText: t('settings.phone.confirmed'),
    invalidates,
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {phone === null ? (
          <span className="text-muted">{t('settings.phone.none')}</span>
        ) : (
          <>
            <bdi dir="ltr">{phone}</bdi>
            <Badge tone={verified ? 'progress' : 'neutral'}>
              {verified ? t('settings.phone.verified') : t('settings.phone.unverified')}
            </Badge>
          </>
        )}
        <a href={href('settingsProfile')} className="text-link inline-flex min-h-11 items-center font-medium">
          {phone === null ? t('settings.phone.add') : t('settings.phone.change')}
        </a>
      </p>
      {phone !== null && !verified && mayVerify && (
        <>
          {codeSent && (
            <PageForm form={verifying} className="mt-3 max-w-form space-y-5">
              <PageField name="code" label={t('settings.phone.code')} required>
                {(control) => (
                  <TextInput
                    {...control}
                    dir="ltr"
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={12}
                  />
                )}
              </PageField>
              <SubmitButton>{t('settings.phone.confirm')}</SubmitButton>
            </PageForm>
          )}
          <PageForm form={sending} className="mt-4">
            <SubmitButton variant={codeSent ? 'quiet' : 'secondary'}>
              {codeSent ? t('settings.phone.sendAgain') : t('settings.phone.send')}
            </SubmitButton>
          </PageForm>
        </>
      )}
    </>
  );
}
