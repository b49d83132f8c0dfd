import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { RateProposal } from '#features/currencies/contract.ts';
import { judgeForm } from './rate-form.ts';

interface RateProposalNoteProps {
  currency: Currency;
  /** Of the rate in force. */
  version: number;
  proposal: RateProposal;
}

/** What the feed says and nobody has confirmed, with a button for either decision. */
export function RateProposalNote({ currency, version, proposal }: RateProposalNoteProps) {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();
  const queries = useQueryClient();
  const { api } = usePage();
  const form = usePageForm(judgeForm, {
    about: [currency],
    doneText: t('currencies.proposal.done'),
    invalidates: [api.currencies.key()],
    onRefused({ code }) {
      if (code === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: api.currencies.key() });
      return false;
    },
  });
  const rate = decimalInLanguage(proposal.rate, locale);
  const day = format.dateTime(noonOf(proposal.day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Callout tone="warning" title={t('currencies.proposal.title', { currency, rate })} className="mt-4">
      <p>{t('currencies.proposal.text', { day, host: proposal.readFrom })}</p>
      <PageForm form={form} className="mt-3">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="proposal" value={proposal.id} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="verdict" value="take" size="s">
            {t('currencies.proposal.take')}
          </SubmitButton>
          <SubmitButton name="verdict" value="setAside" size="s" variant="secondary">
            {t('currencies.proposal.setAside')}
          </SubmitButton>
        </div>
      </PageForm>
    </Callout>
  );
}
