import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { CodeField } from '#features/sign-in/offered/code-field.tsx';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';

const addAppForm = defineForm({
  name: 'addApp',
  fields: { code: secret, currentPassword: secret },
  send: ({ api }, input) => api.signIn.addApp.call(input),
});

interface AppSetupProps {
  onDone(recoveryCodes: string[]): void;
  onCancel(): void;
}

/** Shows a secret to an authenticator app, then asks for the app's first code and the password. */
export function AppSetup({ onDone, onCancel }: AppSetupProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const setup = useQuery({
    queryKey: ['app-setup'],
    queryFn: () => api.signIn.prepareApp.call(),
    gcTime: 0,
    staleTime: Infinity,
  });
  const form = usePageForm(addAppForm, {
    onDone({ recoveryCodes }) {
      onDone(recoveryCodes);
      return queries.invalidateQueries({ queryKey: api.signIn.secondFactor.queryKey() });
    },
  });
  return (
    <PageForm form={form} className="mt-6 space-y-5 border-t border-line pt-6">
      {setup.error && (
        <Callout tone="danger" announced>
          {findRefusal(setup.error)?.message ?? t('page.form.network')}
        </Callout>
      )}
      <p>{t('settings.security.scan')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <div className="size-48 rounded-card border border-line bg-paper p-2">
          {setup.data && <QrCode text={setup.data.uri} label={t('settings.security.qrLabel')} />}
        </div>
        <div className="min-w-0 grow basis-56">
          <p className="text-step--1 text-muted">{t('settings.security.typeSecret')}</p>
          <code dir="ltr" className="mt-1 block font-bold break-all">
            {setup.data?.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <div className="max-w-form space-y-5">
        <CodeField />
        <CurrentPasswordField />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{t('settings.security.turnOn')}</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            {t('settings.security.cancel')}
          </Button>
        </div>
      </div>
    </PageForm>
  );
}
