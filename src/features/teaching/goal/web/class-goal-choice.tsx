import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ClassGoal } from '../contract.ts';
import { classGoalForms } from './goal-forms.ts';

/** For the teachers of a class: how much, of what, in which time; or no goal. */
export function ClassGoalChoice({ goal }: { goal: ClassGoal | null }) {
  const t = useTranslations();
  const { api } = usePage();
  const invalidates = [api.teaching.classGoal.key()];
  const form = usePageForm(classGoalForms.choose, { doneText: t('teaching.goal.saved'), invalidates });
  const removal = usePageForm(classGoalForms.remove, { doneText: t('teaching.goal.removed'), invalidates });
  return (
    <details className="mt-3" open={form.refusal !== undefined || undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {goal === null ? t('teaching.goal.choose') : t('teaching.goal.change')}
      </summary>
      <PageForm form={form} className="mt-2 flex flex-wrap items-start gap-3">
        <PageField
          name="amount"
          known={goal?.amount}
          label={t('teaching.goal.amount')}
          required
          className="basis-28"
        >
          {(control) => (
            <TextInput {...control} key={goal?.amount} type="number" min={1} inputMode="numeric" />
          )}
        </PageField>
        <PageField name="measure" known={goal?.measure ?? 'stories'} label={t('teaching.goal.measure')}>
          {(control) => (
            <SelectInput {...control} key={goal?.measure}>
              <option value="stories">{t('teaching.goal.stories')}</option>
              <option value="minutes">{t('teaching.goal.minutes')}</option>
            </SelectInput>
          )}
        </PageField>
        <PageField name="period" known={goal?.period ?? 'week'} label={t('teaching.goal.period')}>
          {(control) => (
            <SelectInput {...control} key={goal?.period}>
              <option value="week">{t('teaching.goal.week')}</option>
              <option value="month">{t('teaching.goal.month')}</option>
            </SelectInput>
          )}
        </PageField>
        <SubmitButton variant="secondary" className="sm:mt-8">
          {t('teaching.goal.save')}
        </SubmitButton>
      </PageForm>
      {goal !== null && (
        <PageForm form={removal} className="mt-2">
          <button type="submit" className="text-link min-h-11 cursor-pointer">
            {t('teaching.goal.remove')}
          </button>
        </PageForm>
      )}
    </details>
  );
}
