import { useTranslations } from 'use-intl';
import { currencies, decimalText, money } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { OwnCampaign } from '#features/campaigns/organizing/contract.ts';
import { longestMilestone } from '../policy.ts';
import { milestonesForm, rows } from './milestone-form.ts';

/** What is reached at which amount, as its organizer says it. */
export function MilestonesCard({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { milestones, currency } = campaign;
  const form = usePageForm(milestonesForm, {
    about: [campaign.id],
    doneText: t('campaigns.milestone.saved'),
    invalidates: [api.campaigns.own.key(), api.campaigns.get.key()],
  });
  const sum = (minor: number) => decimalInLanguage(decimalText(money(minor, currency)), locale);
  const row = (index: number) => (
    <div key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <PageField
        name={`amount${index}`}
        known={milestones[index] && sum(milestones[index].amount)}
        label={t('campaigns.milestone.amount', { symbol: currencies[currency].symbol })}
      >
        {(control) => (
          <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={60} />
        )}
      </PageField>
      <PageField name={`text${index}`} known={milestones[index]?.text} label={t('campaigns.milestone.text')}>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={longestMilestone} />}
      </PageField>
    </div>
  );
  const shown = Math.min(rows.length, milestones.length + 2);
  return (
    <Card as="section" labelledBy="own-milestones">
      <h2 id="own-milestones" className="text-step-1 font-bold">
        {t('campaigns.milestone.title')}
      </h2>
      <p className="mt-2 text-pretty text-muted">{t('campaigns.milestone.hint')}</p>
      <PageForm form={form} className="mt-4 space-y-4">
        {rows.slice(0, shown).map(row)}
        <SubmitButton variant="secondary">{t('campaigns.edit.save')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
