import type { ReactNode } from 'react';
import { localeCodes, type Locale } from '#core/locale.ts';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

interface LanguageChoiceProps {
  label: ReactNode;
  value: Locale | undefined;
  /** The words of the choice of none. */
  none?: string;
  onChange(locale: Locale | undefined): void;
}

/** A language of a film. */
export function LanguageChoice({ label, value, none, onChange }: LanguageChoiceProps) {
  return (
    <label className="block w-48">
      <span className="mb-1 block text-step--1 font-semibold">{label}</span>
      <SelectInput
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(localeCodes.find((code) => code === currentTarget.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        <LocaleOptions />
      </SelectInput>
    </label>
  );
}
