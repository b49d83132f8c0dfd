import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { makePasskey } from '#features/sign-in/offered/ceremonies.ts';
import { describeDeviceFailure } from '#features/sign-in/offered/passkey-failure.ts';

const addPasskeyForm = defineForm({
  name: 'addPasskey',
  fields: { currentPassword: secret },
  send: async ({ api }, { currentPassword }) =>
    api.signIn.addPasskey.call({ credential: await makePasskey(api, currentPassword) }),
});

/** Creates a passkey on this device, after the password. */
export function AddPasskey({ onRecoveryCodes }: { onRecoveryCodes(codes: string[]): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const form = usePageForm(addPasskeyForm, {
    doneText: t('settings.passkey.added'),
    invalidates: [api.signIn.key()],
    sayFailure: (error) => describeDeviceFailure(t, error),
    onDone({ recoveryCodes }) {
      if (detailsRef.current) detailsRef.current.open = false;
      if (recoveryCodes) onRecoveryCodes(recoveryCodes);
      else detailsRef.current?.querySelector('summary')?.focus();
    },
  });
  return (
    <details ref={detailsRef} className="mt-2">
      <summary className="text-link inline-block min-h-11 py-2 font-medium">
        {t('settings.passkey.add')}
      </summary>
      <PageForm form={form} className="mt-2 max-w-form space-y-5">
        <p className="text-ink-soft">{t('settings.passkey.addText')}</p>
        <CurrentPasswordField />
        <SubmitButton>{t('settings.passkey.addSubmit')}</SubmitButton>
      </PageForm>
    </details>
  );
}
