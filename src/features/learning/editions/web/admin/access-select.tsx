import { useTranslations } from 'use-intl';
import type { AccessLevel } from '#features/learning/catalogue/contract.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

interface AccessSelectProps {
  /** A course follows the site unless it says otherwise, an item its course. */
  of: 'course' | 'item';
  value: string;
  onChange(access: string): void;
}

/** Who may open it. */
export function AccessSelect({ of, value, onChange }: AccessSelectProps) {
  const t = useTranslations();
  const names: Record<AccessLevel, string> = {
    default: of === 'course' ? t('learning.courses.access.asSite') : t('learning.courses.access.asCourse'),
    public: t('learning.courses.access.public'),
    all: t('learning.courses.access.all'),
    paid: t('learning.courses.access.paid'),
    premium: t('learning.courses.access.premium'),
  };
  return (
    <Field label={t('learning.courses.field.access')}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {Object.entries(names).map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
