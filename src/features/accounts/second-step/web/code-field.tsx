import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

/** Six digits from an app, which phones can autofill; a recovery code fits too. */
export function CodeField({ error, hint }: { error: string | undefined; hint?: string }) {
  const t = useTranslations();
  return (
    <Field label={t('accounts.secondStep.code')} hint={hint} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
      )}
    </Field>
  );
}
