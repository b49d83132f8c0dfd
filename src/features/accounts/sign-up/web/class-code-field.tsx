import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface ClassCodeFieldProps {
  value: string | undefined;
  error: string | undefined;
}

/**
 * The code of a class, shown while that choice is selected: by the form's CSS (`group`), so it works without
 * JavaScript.
 */
export function ClassCodeField({ value, error }: ClassCodeFieldProps) {
  const t = useTranslations();
  return (
    <div className="hidden animate-settle rounded-card bg-tint-olive p-4 group-has-[[value=student]:checked]:block">
      <Field
        label={t('accounts.form.classCode')}
        hint={t('accounts.form.classCodeHint')}
        error={error}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="classCode"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={value}
            maxLength={40}
          />
        )}
      </Field>
    </div>
  );
}
