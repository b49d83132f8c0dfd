import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

/** Six digits from an app, which phones can autofill; a recovery code fits too. */
export function CodeField({ hint }: { hint?: string }) {
  const t = useTranslations();
  return (
    <PageField name="code" label={t('signIn.secondStep.code')} hint={hint} required>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
      )}
    </PageField>
  );
}
