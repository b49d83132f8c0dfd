import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { withShared } from '../draft/item-draft.ts';
import { useEditing } from '../editing.tsx';

interface DraftNumberProps {
  /** Where it stands in what all languages share. */
  name: string;
  label: string;
  hint?: string;
  min: number;
  max: number;
  step?: number;
}

/** A number that is the same in every language. */
export function DraftNumber({ name, label, hint, min, max, step = 1 }: DraftNumberProps) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const { [name]: value } = draft.shared;
  const number = typeof value === 'number' ? value : undefined;
  const isOut = number === undefined || number < min || number > max;
  return (
    <Field
      label={label}
      required
      hint={hint}
      error={isOut ? t('learning.editor.outOfRange', { min, max }) : undefined}
      className="max-w-60"
    >
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          data-path={`shared.${name}`}
          value={number ?? ''}
          onChange={({ target }) =>
            onDraft(withShared(draft, { [name]: target.value === '' ? undefined : target.valueAsNumber }))
          }
        />
      )}
    </Field>
  );
}
