import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { providerIds, type ProviderId } from '#core/payment-providers.ts';
import { readTextFile } from '#page/editor/read-text-file.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { providerNames } from '#features/payments/finance/policy.ts';
import type { UploadedPayouts } from '#features/payments/payouts/contract.ts';

const bytesAtMost = 10_000_000;

/** Reads a provider's file in the browser, and sends what it says. Nothing is booked by it. */
export function UploadCard() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [provider, setProvider] = useState<ProviderId | ''>('');
  const [mistake, setMistake] = useState<string>();
  const upload = useMutation({
    mutationFn: (input: { provider: ProviderId; text: string }) => api.payments.uploadPayouts.call(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.payments.key() }),
  });
  const read = async (file: File | undefined) => {
    upload.reset();
    setMistake(undefined);
    if (!file) return;
    if (provider === '') return setMistake('payments.payout.chooseProvider');
    if (file.size > bytesAtMost) return setMistake('payments.payout.tooLarge');
    const text = await readTextFile(file);
    if (text === undefined) return setMistake('payments.payout.notUnicode');
    upload.mutate({ provider, text });
  };
  const refusal = upload.error ? findRefusal(upload.error) : undefined;
  const issues = Object.values(refusal?.issues ?? {});
  return (
    <Card as="section" labelledBy="upload-title">
      <h2 id="upload-title" className="text-step-1 font-bold">
        {t('payments.payout.upload')}
      </h2>
      <p className="mt-1 text-muted">{t('payments.payout.uploadText')}</p>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('payments.list.provider')}>
          {(control) => (
            <SelectInput
              {...control}
              value={provider}
              onChange={({ currentTarget: { value } }) => {
                setMistake(undefined);
                setProvider(providerIds.find((id) => id === value) ?? '');
              }}
            >
              <option value="">{t('payments.payout.choose')}</option>
              {providerIds.map((id) => (
                <option key={id} value={id}>
                  {providerNames[id]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Field
          label={t('payments.payout.file')}
          hint={t('payments.payout.fileHint')}
          error={mistake === undefined ? undefined : t(mistake)}
        >
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,.txt,text/csv"
              // The same file, saved again, is no change to the browser.
              onClick={({ currentTarget }) => (currentTarget.value = '')}
              onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
            />
          )}
        </Field>
      </div>
      {upload.error && (
        <Callout
          tone="danger"
          announced
          className="mt-3"
          title={issues.length > 0 ? t('payments.payout.refused') : undefined}
        >
          {issues.length > 0 ? (
            <ul className="list-disc ps-5">
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          ) : (
            (refusal?.message ?? t('page.request.network'))
          )}
        </Callout>
      )}
      <div role="status" className="mt-3">
        {upload.isPending && <p>{t('payments.payout.reading')}</p>}
        {upload.data && <Uploaded uploaded={upload.data} />}
      </div>
      <Formats />
    </Card>
  );
}

function Uploaded({ uploaded: { payouts, skipped, booked } }: { uploaded: UploadedPayouts }) {
  const t = useTranslations();
  return (
    <Callout tone="success">
      <p>{t('payments.payout.uploaded', { payouts: payouts.length })}</p>
      {booked > 0 && <p>{t('payments.payout.wereBooked', { booked })}</p>}
      {skipped > 0 && <p>{t('payments.payout.skipped', { skipped })}</p>}
    </Callout>
  );
}

const columns = 'payout,date,currency,gross,fee,net,reference';
const example = 'po_123,2026-11-30,USD,90.00,2.91,87.09,pi_456';

/** Which files are understood, and our own format for all others. */
function Formats() {
  const t = useTranslations();
  const { box } = useDisclosed();
  return (
    <Disclosure box={box} opener={t('payments.payout.formats')} isRefused={false}>
      <ul className="list-disc ps-5">
        <li>{t('payments.payout.formatStripe')}</li>
        <li>{t('payments.payout.formatPaypal')}</li>
        <li>{t('payments.payout.formatOwn')}</li>
      </ul>
      <pre dir="ltr" className="mt-2 overflow-auto rounded-small bg-sand p-3 font-mono text-step--1">
        <span className="block">{columns}</span>
        <span className="block">{example}</span>
      </pre>
    </Disclosure>
  );
}
