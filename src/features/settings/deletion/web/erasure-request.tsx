import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

/** A student with a card asks her teacher to have the account erased, and may withdraw the request. */
export function ErasureRequest({ askedAt }: { askedAt: string | null }) {
  const t = useTranslations();
  const asking = useSettingsForm(settingsForms.giveUp, { doneText: t('settings.account.erasureAsked') });
  const takingBack = useSettingsForm(settingsForms.keep, { doneText: t('settings.account.erasureBack') });
  const gender = useGender();
  const format = useFormatter();
  if (askedAt === null) {
    return (
      <PageForm form={asking}>
        <SubmitButton variant="secondary">{t('settings.account.erasureAsk')}</SubmitButton>
      </PageForm>
    );
  }
  return (
    <PageForm form={takingBack}>
      <p className="mb-4 font-medium" suppressHydrationWarning>
        {t('settings.account.erasureSince', {
          gender,
          day: format.dateTime(new Date(askedAt), { day: 'numeric', month: 'long' }),
        })}
      </p>
      <SubmitButton variant="secondary">{t('settings.account.erasureTakeBack')}</SubmitButton>
    </PageForm>
  );
}
