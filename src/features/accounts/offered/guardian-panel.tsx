import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { isolateAddress } from '../web/isolate-address.tsx';
import { textOf } from '../web/text-of.ts';
import { GuardianAddressField } from '../guardians/web/guardian-address-field.tsx';
import type { RefusedForm } from '../web/refused-form.ts';
import { guardianQuery } from './guardian-query.ts';

/** Whom we have asked on behalf of the minor viewing the page, with forms to ask again or ask someone else. */
export function GuardianPanel() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const queries = useQueryClient();
  const answered = useActionData<RefusedForm>();
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(answered?.refusal);
  const { maskedAddress, eraseAt, withdrawn } = useSuspenseQuery(guardianQuery(api)).data;
  const { mutate, isPending } = useMutation({
    mutationFn: (emailAddress: string | undefined) => api.accounts.askGuardian.call({ emailAddress }),
    onSuccess(view) {
      queries.setQueryData(guardianQuery(api).queryKey, view);
      toasts.show({ tone: 'success', text: t('accounts.guardian.sent') });
    },
    onError(error) {
      const found = findRefusal(error);
      setRefusal(found ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} });
    },
  });
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setRefusal(undefined);
    const form = new FormData(event.currentTarget);
    mutate(form.has('emailAddress') ? textOf(form, 'emailAddress').trim() : undefined);
  };
  const issue = refusal?.issues['emailAddress'];
  const addressForm = (
    <form method="post" noValidate onSubmit={ask} className="mt-4 space-y-4">
      <GuardianAddressField
        name="emailAddress"
        error={issue}
        defaultValue={answered?.values['emailAddress']}
      />
      <Button type="submit" busy={isPending}>
        {t('accounts.guardian.ask')}
      </Button>
    </form>
  );
  return (
    <Card padding="l">
      {refusal && !issue && (
        <div className="mb-5">
          <Callout tone="danger" announced>
            {refusal.message}
          </Callout>
        </div>
      )}
      {maskedAddress === null ? (
        addressForm
      ) : (
        <>
          <p className="text-step-1 font-semibold">
            {withdrawn
              ? t('accounts.guardian.withdrawn')
              : t.rich('accounts.guardian.sentTo', { address: maskedAddress, bdi: isolateAddress })}
          </p>
          {!withdrawn && <p className="mt-2 text-ink-soft">{t('accounts.guardian.whatNow')}</p>}
          <form method="post" onSubmit={ask} className="mt-5">
            <Button type="submit" variant="secondary" busy={isPending}>
              {t('accounts.guardian.again')}
            </Button>
          </form>
          {!withdrawn && (
            <details className="mt-4" open={issue !== undefined}>
              <summary className="text-link inline-block min-h-11 cursor-pointer py-2">
                {t('accounts.guardian.other')}
              </summary>
              {addressForm}
            </details>
          )}
        </>
      )}
      {eraseAt && (
        <p className="mt-6 border-t border-line pt-4 text-step--1 text-muted">
          {t('accounts.guardian.erased', {
            date: format.dateTime(new Date(eraseAt), { day: 'numeric', month: 'long', year: 'numeric' }),
          })}
        </p>
      )}
    </Card>
  );
}
