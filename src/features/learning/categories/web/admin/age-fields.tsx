import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { nameAge, typeAge } from './category-forms.ts';

/** The ages that a category is meant for; without one it has no bound on that side. */
export function AgeFields({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const labels = {
    minAge: t('learning.categories.field.minAge'),
    maxAge: t('learning.categories.field.maxAge'),
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('learning.categories.ages')}</legend>
      <p className="mb-3 max-w-reading text-step--1 text-pretty text-muted">
        {t('learning.categories.agesHint')}
      </p>
      <div className="grid max-w-form gap-5 sm:grid-cols-2">
        {(['minAge', 'maxAge'] as const).map((field) => (
          <PageField
            key={field}
            name={nameAge(field)}
            known={typeAge(entry.shared[field])}
            label={labels[field]}
          >
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" dir="ltr" maxLength={2} />
            )}
          </PageField>
        ))}
      </div>
    </fieldset>
  );
}
