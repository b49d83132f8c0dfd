import { isLocale, localeCodes, locales, type Locale } from '#core/locale.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

interface LanguageSelectProps {
  label: string;
  value: Locale | undefined;
  onChange(locale: Locale | undefined): void;
  /** The choice of none, where there may be none. */
  none?: string;
  /** A language that cannot be chosen. */
  without?: Locale;
}

/** Chooses a language of the content, each by its own name. */
export function LanguageSelect({ label, value, onChange, none, without }: LanguageSelectProps) {
  return (
    <Field label={label} className="min-w-44">
      {(control) => (
        <SelectInput
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(isLocale(target.value) ? target.value : undefined)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {localeCodes
            .filter((code) => code !== without)
            .map((code) => (
              <option key={code} value={code} lang={code}>
                {locales[code].name}
              </option>
            ))}
        </SelectInput>
      )}
    </Field>
  );
}
