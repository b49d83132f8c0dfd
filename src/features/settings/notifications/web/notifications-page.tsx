import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { PushCard } from '#features/notifications/offered/push-card.tsx';
import { pushQuery } from '#features/notifications/offered/push-query.ts';
import type { PageArgs } from '#page/page-route.ts';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import { href } from '#urls.ts';
import { ChoiceTable } from './choice-table.tsx';
import { choicesQuery } from './choices-query.ts';

export async function load({ page }: PageArgs): Promise<void> {
  await Promise.all([
    page.queries.query({ ...choicesQuery(page), staleTime: 0 }),
    page.queries.ensureQueryData(pushQuery(page.api)),
  ]);
}

/** `/settings/notifications`: what the user hears about, and by which ways. */
export default function NotificationsPage() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(choicesQuery(usePage()));
  return (
    <SettingsFrame
      section="notifications"
      title={t('settings.frame.notifications')}
      intro={t('settings.notifications.intro')}
    >
      {() => (
        <>
          <SettingsCard
            title={t('settings.notifications.choices')}
            intro={
              data.mailTo === null
                ? t.rich('settings.notifications.noAddress', { link: toAccount })
                : t.rich('settings.notifications.mailTo', { address: data.mailTo, bdi: isolateAddress })
            }
          >
            <ChoiceTable topics={data.topics} />
            <p className="mt-5 text-step--1 text-muted">{t('settings.notifications.always')}</p>
          </SettingsCard>
          <PushCard />
        </>
      )}
    </SettingsFrame>
  );
}

function toAccount(text: ReactNode) {
  return (
    <a href={href('settingsAccount')} className="text-link">
      {text}
    </a>
  );
}
