import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ExchangeRate, RateSource } from '#features/currencies/contract.ts';
import { rateForm } from './rate-form.ts';
import { RateProposalNote } from './rate-proposal.tsx';

const sourceTexts: Record<RateSource, string> = {
  shipped: 'currencies.rates.ofProduct',
  admin: 'currencies.rates.ofFinance',
  daily: 'currencies.rates.readFrom',
};

/** One currency: its rate, who said it and how long ago, and a form for another. */
export function RateCard({
  rate: { currency, rate, day, daysOld, source, readFrom, version, proposal },
  isFeedStale,
}: {
  rate: ExchangeRate;
  isFeedStale: boolean;
}) {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();
  const queries = useQueryClient();
  const { api } = usePage();
  const form = usePageForm(rateForm, {
    about: [currency],
    doneText: t('currencies.rates.saved'),
    invalidates: [api.currencies.key()],
    clears: true,
    // Then the newer rate shows above what was typed, and sending the form again is a decision.
    onRefused({ code }) {
      if (code === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: api.currencies.key() });
      return false;
    },
  });
  const heading = `rate-${currency}`;
  return (
    <Card as="li" labelledBy={heading}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-step-1 font-bold">
          <bdi>{t('currencies.rates.equals', { currency, rate: decimalInLanguage(rate, locale) })}</bdi>
        </h2>
        {source === 'daily' && isFeedStale && (
          <Badge tone="reward" icon={IconAlertTriangle}>
            {t('currencies.rates.stale')}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-muted">
        {t(sourceTexts[source], {
          day: format.dateTime(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' }),
          host: readFrom ?? '',
        })}{' '}
        {t('currencies.rates.age', { days: daysOld })}
      </p>
      {proposal && <RateProposalNote key={proposal.id} {...{ currency, version, proposal }} />}
      <PageForm form={form} className="mt-4">
        <input type="hidden" name="version" value={version} />
        <div className="flex flex-wrap items-end gap-3">
          <PageField name="rate" label={t('currencies.rates.new', { currency })} required>
            {(control) => (
              <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={18} />
            )}
          </PageField>
          <SubmitButton variant="secondary">{t('currencies.rates.save')}</SubmitButton>
        </div>
      </PageForm>
    </Card>
  );
}
