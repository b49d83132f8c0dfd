import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';

const pill =
  'flex min-h-11 cursor-pointer items-center rounded-pill border-2 border-edge px-5 py-2 font-medium has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3';

/** Asked for the languages that address a girl and a boy in different words. */
export function GenderChoice({ known }: { known: number | null }) {
  const t = useTranslations();
  const { value: chosen = known?.toString(), issue, isChanged } = useFormField('gender');
  return (
    <fieldset aria-describedby={issue && !isChanged ? 'gender-wrong' : undefined}>
      <legend className="mb-1.5 font-semibold">{t('families.form.gender')}</legend>
      <div className="flex flex-wrap gap-2">
        {[
          { value: '2', text: t('families.form.girl') },
          { value: '1', text: t('families.form.boy') },
        ].map(({ value, text }) => (
          <label key={value} className={pill}>
            <input
              type="radio"
              name="gender"
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
      {issue && !isChanged && (
        <p id="gender-wrong" className="mt-1.5 text-step--1 font-medium text-danger">
          {t('families.form.genderMissing')}
        </p>
      )}
    </fieldset>
  );
}
