import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { dedicationKinds, longestWords, type DedicationKind } from '../policy.ts';
import { useDedicationWords } from './use-dedication-words.ts';

interface DedicationFieldsProps {
  known?: { kind: DedicationKind; words: string };
}

/** In whose merit, and the names. */
export function DedicationFields({ known }: DedicationFieldsProps) {
  const t = useTranslations();
  const { kinds } = useDedicationWords();
  const { value = known?.kind ?? 'memory', issue } = useFormField('kind');
  return (
    <>
      <fieldset>
        <legend className="mb-3 font-semibold">{t('sponsorships.form.kind')}</legend>
        {issue !== undefined && <p className="mb-2 text-danger">{issue}</p>}
        <div className="grid gap-2">
          {dedicationKinds.map((kind) => (
            <label
              key={kind}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-ink-soft/30 px-4 py-2 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === value}
                className="size-5 shrink-0 accent-dusk outline-none"
              />
              {kinds[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <PageField
        name="words"
        {...(known && { known: known.words })}
        label={t('sponsorships.form.words')}
        hint={t('sponsorships.form.wordsHint', { most: longestWords })}
        required
      >
        {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={longestWords} />}
      </PageField>
    </>
  );
}
