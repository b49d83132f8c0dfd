import { useTranslations } from 'use-intl';
import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { CodedForm } from './coded-form.tsx';

const newCodesForm = defineForm({
  name: 'newCodes',
  fields: { code: secret },
  send: ({ api }, input) => api.signIn.renewRecoveryCodes.call(input),
});

interface NewCodesFormProps {
  onNewCodes(codes: string[]): void;
  onClose(): void;
}

/** Replaces the recovery codes. */
export function NewCodesForm({ onNewCodes, onClose }: NewCodesFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(newCodesForm, {
    invalidates: [api.signIn.secondFactor.queryKey()],
    onDone({ recoveryCodes }) {
      onNewCodes(recoveryCodes);
      onClose();
    },
  });
  return <CodedForm form={form} submit={t('settings.security.newCodes')} onCancel={onClose} />;
}
