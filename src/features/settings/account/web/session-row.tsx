import { useFormatter, useNow, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import IconPlug from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
import { Badge } from '#ui/card/badge.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SessionView } from '#features/sign-in/contract.ts';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

const shapes = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  app: IconPlug,
} as const;

/** One device: what it says it is, since when it is signed in and when it was last used. */
export function SessionRow({ session }: { session: SessionView }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { id, kind, browser, system, place, current, firstSeen, lastSeen } = session;
  const ending = useSettingsForm(settingsForms.endSession, {
    about: [id],
    doneText: t('settings.account.sessionEnded'),
  });
  const device =
    browser && system
      ? t('settings.account.browserOnSystem', { browser, system })
      : (browser ?? system ?? t('signIn.account.unknownDevice'));
  // The server's clock may be slightly ahead of the page's.
  const seen = new Date(Math.min(new Date(lastSeen).getTime(), now.getTime()));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon shape={shapes[kind]} size={28} className="text-ink-soft" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Badge tone="progress">{t('settings.account.thisDevice')}</Badge>}
        </p>
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {place !== null && `${t('settings.account.zone', { place })} · `}
          {t('settings.account.seen', {
            last: format.relativeTime(seen, now),
            first: format.dateTime(new Date(firstSeen), { dateStyle: 'medium' }),
          })}
        </p>
      </div>
      {!current && (
        <PageForm form={ending}>
          <SubmitButton variant="quiet" size="s" aria-label={t('settings.account.endSessionOf', { device })}>
            {t('settings.account.endSession')}
          </SubmitButton>
        </PageForm>
      )}
    </li>
  );
}
