import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { CurrentPasswordField } from '#features/accounts/settings/web/current-password-field.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { makePasskey } from './ceremonies.ts';
import { describePasskeyFailure } from './passkey-failure.ts';

/** Creates a passkey on this device, after the password. */
export function AddPasskey({ onRecoveryCodes }: { onRecoveryCodes(codes: string[]): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (form: FormData) =>
      api.accounts.addPasskey.call({ credential: await makePasskey(api, textOf(form, 'currentPassword')) }),
    async onSuccess({ recoveryCodes }) {
      if (recoveryCodes) onRecoveryCodes(recoveryCodes);
      await queries.invalidateQueries({ queryKey: api.accounts.key() });
      detailsRef.current?.querySelector('form')?.reset();
      if (detailsRef.current) detailsRef.current.open = false;
      if (!recoveryCodes) detailsRef.current?.querySelector('summary')?.focus();
      toasts.show({ tone: 'success', text: t('accounts.passkey.added') });
    },
    onError: () =>
      setTimeout(() => detailsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  });
  const issue = error ? findRefusal(error)?.issues['currentPassword'] : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <details ref={detailsRef} className="mt-2">
      <summary className="text-link inline-block min-h-11 py-2 font-medium">
        {t('accounts.passkey.add')}
      </summary>
      <form noValidate onSubmit={send} className="mt-2 max-w-form space-y-5">
        <p className="text-ink-soft">{t('accounts.passkey.addText')}</p>
        {error && !issue && (
          <Callout tone="danger" announced>
            {describePasskeyFailure(t, error)}
          </Callout>
        )}
        <CurrentPasswordField error={issue} />
        <Button type="submit" busy={isPending}>
          {t('accounts.passkey.addSubmit')}
        </Button>
      </form>
    </details>
  );
}
