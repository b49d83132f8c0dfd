import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { mostStories } from '../policy.ts';
import { goalForm } from './goal-form.ts';

const numbers = Array.from({ length: mostStories }, (_, index) => index + 1);

/** For a guardian: how many stories in a week, or no goal. */
export function GoalChoice({ stories }: { stories: number | null }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(goalForm, {
    doneText: t('together.goal.saved'),
    invalidates: [api.together.goal.key()],
  });
  return (
    <PageForm form={form} className="mt-4 flex flex-wrap items-end gap-3">
      <PageField
        name="stories"
        known={stories === null ? '' : String(stories)}
        label={t('together.goal.choose')}
      >
        {(control) => (
          <SelectInput {...control} key={stories}>
            <option value="">{t('together.goal.without')}</option>
            {numbers.map((number) => (
              <option key={number}>{number}</option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <SubmitButton variant="secondary">{t('together.goal.save')}</SubmitButton>
    </PageForm>
  );
}
