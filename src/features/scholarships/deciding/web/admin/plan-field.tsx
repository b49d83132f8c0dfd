import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { planTexts } from '#features/scholarships/asking/web/words.ts';
import { wishedPlans, type WishedPlan } from '#features/scholarships/policy.ts';

/** Which plan is granted: at first the one that was wished for. */
export function PlanField({ wished }: { wished: WishedPlan }) {
  const t = useTranslations();
  return (
    <PageField name="plan" label={t('scholarships.list.plan')} known={wished}>
      {(control) => (
        <SelectInput {...control}>
          {wishedPlans.map((plan) => (
            <option key={plan} value={plan}>
              {t(planTexts[plan])}
            </option>
          ))}
        </SelectInput>
      )}
    </PageField>
  );
}
