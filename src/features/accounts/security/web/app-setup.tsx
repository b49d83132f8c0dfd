import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { CodeField } from '#features/accounts/second-step/web/code-field.tsx';
import { CurrentPasswordField } from '#features/accounts/settings/web/current-password-field.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';

interface AppSetupProps {
  onDone(recoveryCodes: string[]): void;
  onCancel(): void;
}

/** Shows a secret to an authenticator app, then asks for the app's first code and the password. */
export function AppSetup({ onDone, onCancel }: AppSetupProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const setup = useQuery({
    queryKey: ['app-setup'],
    queryFn: () => api.accounts.prepareApp.call(),
    gcTime: 0,
    staleTime: Infinity,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: FormData) =>
      api.accounts.addApp.call({
        code: textOf(form, 'code'),
        currentPassword: textOf(form, 'currentPassword'),
      }),
    async onSuccess({ recoveryCodes }) {
      onDone(recoveryCodes);
      await queries.invalidateQueries({ queryKey: api.accounts.secondFactor.queryKey() });
    },
    onError: () =>
      setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  });
  const refusal = error ? findRefusal(error) : undefined;
  const issues = refusal?.issues ?? {};
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  const failed = setup.error ?? (error && Object.keys(issues).length === 0 ? error : undefined);
  return (
    <form ref={formRef} noValidate onSubmit={send} className="mt-6 space-y-5 border-t border-line pt-6">
      {failed && (
        <Callout tone="danger" announced>
          {findRefusal(failed)?.message ?? t('page.form.network')}
        </Callout>
      )}
      <p>{t('accounts.security.scan')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <div className="size-48 rounded-card border border-line bg-paper p-2">
          {setup.data && <QrCode text={setup.data.uri} label={t('accounts.security.qrLabel')} />}
        </div>
        <div className="min-w-0 grow basis-56">
          <p className="text-step--1 text-muted">{t('accounts.security.typeSecret')}</p>
          <code dir="ltr" className="mt-1 block font-bold break-all">
            {setup.data?.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <div className="max-w-form space-y-5">
        <CodeField error={issues['code']} />
        <CurrentPasswordField error={issues['currentPassword']} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {t('accounts.security.turnOn')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('accounts.security.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}
