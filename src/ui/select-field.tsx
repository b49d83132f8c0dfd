import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** The language the label is written in, when not the page's. */
  lang?: string | undefined;
}

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  note?: ReactNode;
  options: ReadonlyArray<SelectOption>;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select with its label. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, note, options, required = false, className, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} note={note} required={required} className={className}>
      {(control) => (
        <div className="on-paper relative">
          <select {...rest} {...control} className={classNames(controlLook, 'appearance-none pe-11')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            shape={IconChevronDown}
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
