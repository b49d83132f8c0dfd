import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ScholarshipDetail } from '#features/scholarships/deciding/contract.ts';
import { AnswerField } from './answer-field.tsx';
import { grantPlanForm } from './deciding-forms.ts';
import { DecisionCard } from './decision-card.tsx';
import { PlanField } from './plan-field.tsx';
import { useDecidingWords } from './use-deciding-words.ts';

/** A plan for nothing, until a day. */
export function GrantPlanCard({ request }: { request: ScholarshipDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const { dollars } = useDecidingWords();
  const form = usePageForm(grantPlanForm, {
    about: [request.id],
    doneText: t('scholarships.decide.done'),
    invalidates: [api.scholarships.key()],
  });
  return (
    <DecisionCard
      title={t('scholarships.decide.planTitle')}
      text={t('scholarships.decide.planText', {
        standard: dollars(request.monthly.standard),
        premium: dollars(request.monthly.premium),
      })}
      version={request.version}
      form={form}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PlanField wished={request.plan} />
        <PageField name="endsOn" label={t('scholarships.decide.endsOn')} required>
          {(control) => <TextInput {...control} type="date" />}
        </PageField>
      </div>
      <AnswerField language={request.language} />
      <SubmitButton>{t('scholarships.decide.grantPlan')}</SubmitButton>
    </DecisionCard>
  );
}
