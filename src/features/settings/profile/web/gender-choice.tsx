import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';

/** Asked for the languages that address each differently; it may be left open. */
export function GenderChoice({ known }: { known: number | null }) {
  const t = useTranslations();
  const { value: chosen = known?.toString() ?? '' } = useFormField('gender');
  const choices = [
    { value: '2', text: t('settings.profile.female') },
    { value: '1', text: t('settings.profile.male') },
    { value: '', text: t('settings.profile.unsaid') },
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('settings.profile.gender')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, text }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-pill border-2 border-edge px-5 py-2 font-medium has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3"
          >
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
      <p className="mt-1.5 text-step--1 text-muted">{t('settings.profile.genderHint')}</p>
    </fieldset>
  );
}
