import { useId } from 'react';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { linesOf } from './fields.ts';
import { useFormField } from './form-context.ts';

interface PageCheckboxesProps {
  /** As the form declares it, as `several`. */
  name: string;
  /** What is checked at first. */
  known: readonly string[];
  label: string;
  hint: string;
  choices: readonly { value: string; text: string }[];
}

/** A group of checkboxes of the form around it, of which any number may be checked. A long one scrolls by itself. */
export function PageCheckboxes({ name, known, label, hint, choices }: PageCheckboxesProps) {
  const id = useId();
  const { value, isChecked, issue, isChanged, autoFocus } = useFormField(name);
  const checked = isChecked === undefined ? known : linesOf(value);
  const error = isChanged ? undefined : issue;
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <p
        id={id}
        role={error ? 'alert' : undefined}
        className={classNames('text-step--1', error ? 'font-medium text-danger' : 'text-muted')}
      >
        {error ?? hint}
      </p>
      <div
        className={classNames(
          'mt-1',
          choices.length > 12 && 'max-h-80 overflow-y-auto rounded-control border border-line px-3',
        )}
      >
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.value}
            name={name}
            value={choice.value}
            label={<bdi>{choice.text}</bdi>}
            defaultChecked={checked.includes(choice.value)}
            {...(index === 0 && { autoFocus, 'data-wrong': error ? '' : undefined })}
          />
        ))}
      </div>
    </fieldset>
  );
}
