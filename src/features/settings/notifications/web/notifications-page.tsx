import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PushCard } from '#features/notifications/offered/push-card.tsx';
import { pushQuery } from '#features/notifications/offered/push-query.ts';
import type { PageArgs } from '#page/page-route.ts';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { mailChoicesQuery } from './mail-choices-query.ts';

export async function load({ page }: PageArgs): Promise<void> {
  await Promise.all([
    page.queries.ensureQueryData(mailChoicesQuery(page.api)),
    page.queries.ensureQueryData(pushQuery(page.api)),
  ]);
}

/** `/settings/notifications`: which mails the user gets, and those that she can turn off. */
export default function NotificationsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(mailChoicesQuery(api));
  const form = useSettingsForm(settingsForms.mails, {
    doneText: t('settings.notifications.saved'),
    invalidates: [mailChoicesQuery(api).queryKey],
  });
  return (
    <SettingsFrame
      section="notifications"
      title={t('settings.frame.notifications')}
      intro={t('settings.notifications.intro')}
    >
      {({ emailAddress }) => (
        <>
          <SettingsCard title={t('settings.notifications.mails')} intro={<bdi>{emailAddress}</bdi>}>
            <p>{t('settings.notifications.always')}</p>
            <PageForm form={form} className="mt-5 space-y-5">
              <PageCheckbox
                name="progress"
                label={t('settings.notifications.progress')}
                hint={t('settings.notifications.progressHint')}
                known={data.progress}
              />
              <SubmitButton>{t('settings.frame.save')}</SubmitButton>
            </PageForm>
          </SettingsCard>
          <PushCard />
        </>
      )}
    </SettingsFrame>
  );
}
