import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { CodeField } from '#features/accounts/second-step/web/code-field.tsx';

interface AppSectionProps {
  isSettingUp: boolean;
  onSetUp(): void;
  onNewCodes(codes: string[]): void;
}

/** Whether signing in requires an app's code, and how to change that: each change requires another code. */
export function AppSection({ isSettingUp, onSetUp, onNewCodes }: AppSectionProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { app, recoveryCodesLeft, required } = useSuspenseQuery(
    api.accounts.secondFactor.queryOptions(),
  ).data;
  const [asked, setAsked] = useState<'codes' | 'off'>();
  const formRef = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn(code: string) {
      if (asked === 'off') await api.accounts.removeApp.call({ code });
      else onNewCodes((await api.accounts.renewRecoveryCodes.call({ code })).recoveryCodes);
    },
    async onSuccess() {
      setAsked(undefined);
      await queries.invalidateQueries({ queryKey: api.accounts.secondFactor.queryKey() });
    },
    onError: () =>
      setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  });
  const refusal = error ? findRefusal(error) : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (!isPending && typeof code === 'string') mutate(code);
  };
  const ask = (what: 'codes' | 'off') => {
    reset();
    setAsked(what);
  };
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="app-heading" className="text-step-2 font-bold">
          {t('accounts.security.app')}
        </h2>
        <Badge tone={app ? 'progress' : 'neutral'}>
          {app ? t('accounts.security.on') : t('accounts.security.off')}
        </Badge>
      </div>
      <p className="mt-2 text-ink-soft">{t('accounts.security.appText')}</p>
      {app && (
        <p className="mt-2 text-ink-soft">{t('accounts.security.codesLeft', { count: recoveryCodesLeft })}</p>
      )}
      {!isSettingUp && !asked && (
        <div className="mt-5 flex flex-wrap gap-3">
          {!app && <Button onClick={onSetUp}>{t('accounts.security.setUp')}</Button>}
          {app && (
            <Button variant="secondary" onClick={() => ask('codes')}>
              {t('accounts.security.newCodes')}
            </Button>
          )}
          {app && !required && (
            <Button variant="quiet" onClick={() => ask('off')}>
              {t('accounts.security.turnOff')}
            </Button>
          )}
        </div>
      )}
      {asked && (
        <form ref={formRef} noValidate onSubmit={send} className="mt-5 max-w-form space-y-4">
          {error && !refusal?.issues['code'] && (
            <Callout tone="danger" announced>
              {refusal?.message ?? t('page.form.network')}
            </Callout>
          )}
          <CodeField error={refusal?.issues['code']} hint={t('accounts.secondStep.recoveryHint')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isPending}>
              {asked === 'off' ? t('accounts.security.turnOff') : t('accounts.security.newCodes')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {t('accounts.security.cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
