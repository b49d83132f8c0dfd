import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ScholarshipDetail } from '#features/scholarships/deciding/contract.ts';
import { codeDays } from '#features/scholarships/policy.ts';
import { AnswerField } from './answer-field.tsx';
import { grantDiscountForm } from './deciding-forms.ts';
import { DecisionCard } from './decision-card.tsx';
import { PlanField } from './plan-field.tsx';

/** A part of the price, by a code that works once. */
export function GrantDiscountCard({ request }: { request: ScholarshipDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(grantDiscountForm, {
    about: [request.id],
    doneText: t('scholarships.decide.done'),
    invalidates: [api.scholarships.key()],
  });
  return (
    <DecisionCard
      title={t('scholarships.decide.discountTitle')}
      text={t('scholarships.decide.discountText', { days: codeDays })}
      version={request.version}
      form={form}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PageField
          name="percent"
          label={t('scholarships.decide.percent')}
          known={100 - request.share}
          required
        >
          {(control) => (
            <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={4} />
          )}
        </PageField>
        <PlanField wished={request.plan} />
      </div>
      <PageField name="payments" label={t('scholarships.decide.payments')} known="every">
        {(control) => (
          <SelectInput {...control}>
            <option value="every">{t('scholarships.decide.every')}</option>
            <option value="first">{t('scholarships.decide.first')}</option>
          </SelectInput>
        )}
      </PageField>
      <AnswerField language={request.language} />
      <SubmitButton variant="secondary">{t('scholarships.decide.grantDiscount')}</SubmitButton>
    </DecisionCard>
  );
}
