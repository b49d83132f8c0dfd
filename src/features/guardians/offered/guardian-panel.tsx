import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { GuardianView } from '../consent/contract.ts';
import { askGuardianForm } from '../consent/web/ask-guardian-form.ts';
import { GuardianAddressField } from '../consent/web/guardian-address-field.tsx';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { guardianQuery } from './guardian-query.ts';

/** Whom we have asked on behalf of the minor viewing the page, with forms to ask again or ask someone else. */
export function GuardianPanel() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const queries = useQueryClient();
  const { maskedAddress, eraseAt, withdrawn, refusesMail } = useSuspenseQuery(guardianQuery(api)).data;
  const options = {
    doneText: t('guardians.ask.sent'),
    onDone: (view: GuardianView) => void queries.setQueryData(guardianQuery(api).queryKey, view),
  };
  const asking = usePageForm(askGuardianForm, options);
  const askingAgain = usePageForm(askGuardianForm, { ...options, about: ['again'] });
  const addressForm = (
    <PageForm form={asking} className="mt-4 space-y-4">
      <GuardianAddressField />
      <SubmitButton>{t('guardians.ask.ask')}</SubmitButton>
    </PageForm>
  );
  return (
    <Card padding="l">
      {maskedAddress === null ? (
        addressForm
      ) : refusesMail && !withdrawn ? (
        <>
          <p className="text-step-1 font-semibold">
            {t.rich('guardians.ask.refusesMail', { address: maskedAddress, bdi: isolateAddress })}
          </p>
          <p className="mt-2 text-ink-soft">{t('guardians.ask.anotherAddress')}</p>
          {addressForm}
        </>
      ) : (
        <>
          <p className="text-step-1 font-semibold">
            {withdrawn
              ? t('guardians.ask.withdrawn')
              : t.rich('guardians.ask.sentTo', { address: maskedAddress, bdi: isolateAddress })}
          </p>
          {!withdrawn && <p className="mt-2 text-ink-soft">{t('guardians.ask.whatNow')}</p>}
          <PageForm form={askingAgain} className="mt-5">
            <SubmitButton variant="secondary">{t('guardians.ask.again')}</SubmitButton>
          </PageForm>
          {!withdrawn && (
            <details className="mt-4" open={asking.refusal !== undefined}>
              <summary className="text-link inline-block min-h-11 cursor-pointer py-2">
                {t('guardians.ask.other')}
              </summary>
              {addressForm}
            </details>
          )}
        </>
      )}
      {eraseAt && (
        <p className="mt-6 border-t border-line pt-4 text-step--1 text-muted">
          {t('guardians.ask.erased', {
            date: format.dateTime(new Date(eraseAt), { day: 'numeric', month: 'long', year: 'numeric' }),
          })}
        </p>
      )}
    </Card>
  );
}
