import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import type { ScholarshipDetail } from '#features/scholarships/deciding/contract.ts';
import { declineReasons } from '#features/scholarships/policy.ts';
import { AnswerField } from './answer-field.tsx';
import { declineForm } from './deciding-forms.ts';
import { DecisionCard } from './decision-card.tsx';
import { useDecidingWords } from './use-deciding-words.ts';

/** A kind no, with its reason. */
export function DeclineCard({ request }: { request: ScholarshipDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const { reasons } = useDecidingWords();
  const form = usePageForm(declineForm, {
    about: [request.id],
    doneText: t('scholarships.decide.done'),
    invalidates: [api.scholarships.key()],
  });
  return (
    <DecisionCard
      title={t('scholarships.decide.declineTitle')}
      text={t('scholarships.decide.declineText')}
      version={request.version}
      form={form}
    >
      <PageField name="reason" label={t('scholarships.decide.reason')}>
        {(control) => (
          <SelectInput {...control}>
            {declineReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasons[reason]}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <AnswerField language={request.language} />
      <SubmitButton variant="secondary">{t('scholarships.decide.decline')}</SubmitButton>
    </DecisionCard>
  );
}
