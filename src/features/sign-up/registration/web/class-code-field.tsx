import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

/**
 * The code of a class, shown while that choice is selected: by the form's CSS (`group`), so it works without
 * JavaScript.
 */
export function ClassCodeField({ known }: { known: string | undefined }) {
  const t = useTranslations();
  return (
    <div className="hidden animate-settle rounded-card bg-tint-olive p-4 group-has-[[value=student]:checked]:block">
      <PageField
        name="classCode"
        known={known}
        label={t('signUp.form.classCode')}
        hint={t('signUp.form.classCodeHint')}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </PageField>
    </div>
  );
}
