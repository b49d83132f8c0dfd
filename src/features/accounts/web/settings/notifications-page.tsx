import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { mailChoicesQuery } from './settings-queries.ts';

/** `/settings/notifications`: which mails one gets. */
export default function NotificationsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { data: chosen } = useSuspenseQuery(mailChoicesQuery(api));
  return (
    <SettingsFrame
      section="notifications"
      title={t('accounts.settings.notifications')}
      intro={t('accounts.notifications.intro')}
    >
      {({ emailAddress }) => (
        <SettingsCard title={t('accounts.notifications.mails')} intro={<bdi>{emailAddress}</bdi>}>
          <SettingsForm name="mails" doneText={t('accounts.notifications.saved')} className="space-y-3">
            {({ busy }) => (
              <>
                <Checkbox
                  name="progress"
                  label={t('accounts.notifications.progress')}
                  hint={t('accounts.notifications.progressHint')}
                  defaultChecked={chosen.progress}
                />
                <Checkbox
                  name="news"
                  label={t('accounts.notifications.news')}
                  hint={t('accounts.notifications.newsHint')}
                  defaultChecked={chosen.news}
                />
                <p className="pt-2 text-step--1 text-muted">{t('accounts.notifications.always')}</p>
                <Button type="submit" busy={busy} className="mt-2">
                  {t('accounts.settings.save')}
                </Button>
              </>
            )}
          </SettingsForm>
        </SettingsCard>
      )}
    </SettingsFrame>
  );
}
