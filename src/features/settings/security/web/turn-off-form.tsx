import { useTranslations } from 'use-intl';
import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { CodedForm } from './coded-form.tsx';

const turnOffForm = defineForm({
  name: 'turnOff',
  fields: { code: secret },
  send: ({ api }, input) => api.signIn.removeApp.call(input),
});

/** Signs in without an app's code from now on. */
export function TurnOffForm({ onClose }: { onClose(): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(turnOffForm, {
    invalidates: [api.signIn.secondFactor.queryKey()],
    onDone: onClose,
  });
  return <CodedForm form={form} submit={t('settings.security.turnOff')} onCancel={onClose} />;
}
