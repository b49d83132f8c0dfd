import { useTranslations } from 'use-intl';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { PageForm } from '#page/form/page-form.tsx';
import { SwitchButton } from '#page/form/switch-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { NotificationTopic } from '#features/notifications/contract.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** Topics by ways to hear of them; each way that can be chosen is a switch. */
export function ChoiceTable({ topics }: { topics: readonly NotificationTopic[] }) {
  const t = useTranslations();
  const pushes = topics.some(({ push }) => push !== null);
  const mails = topics.some(({ mail }) => mail !== null);
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{t('settings.notifications.choices')}</caption>
      <thead>
        <tr className="border-b border-line text-step--1 text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('settings.notifications.topic')}
          </th>
          <th scope="col" className="px-1 py-2 text-center font-medium">
            {t('settings.notifications.page')}
          </th>
          {pushes && (
            <th scope="col" className="px-1 py-2 text-center font-medium">
              {t('settings.notifications.push')}
            </th>
          )}
          {mails && (
            <th scope="col" className="py-2 ps-1 text-center font-medium">
              {t('settings.notifications.mail')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic.id} className="border-b border-line last:border-0">
            <th scope="row" className="py-3 pe-3 text-start font-medium text-pretty">
              {topic.name}
            </th>
            <td className="px-1 text-center">
              {topic.page ? (
                <>
                  <Icon shape={IconCheck} className="mx-auto text-olive" />
                  <span className="sr-only">{t('settings.notifications.alwaysThere')}</span>
                </>
              ) : (
                <None />
              )}
            </td>
            {pushes && <Cell topic={topic} channel="push" />}
            {mails && <Cell topic={topic} channel="mail" />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ topic, channel }: { topic: NotificationTopic; channel: 'push' | 'mail' }) {
  const on = topic[channel];
  return (
    <td className="px-1 text-center">{on === null ? <None /> : <Choice {...{ topic, channel, on }} />}</td>
  );
}

function Choice({ topic, channel, on }: { topic: NotificationTopic; channel: 'push' | 'mail'; on: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = useSettingsForm(settingsForms.choose, {
    about: [topic.id, channel, on ? 'off' : 'on'],
    doneText: t('settings.notifications.saved'),
    invalidates: [api.notifications.choices.key()],
  });
  const { name } = topic;
  return (
    <PageForm form={form}>
      <SwitchButton
        on={on}
        label={
          channel === 'push'
            ? t('settings.notifications.pushOf', { name })
            : t('settings.notifications.mailOf', { name })
        }
      />
    </PageForm>
  );
}

/** The topic does not have this way. */
function None() {
  return (
    <span aria-hidden className="text-muted">
      –
    </span>
  );
}
