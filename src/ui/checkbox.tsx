import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox whose whole row is the target. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const noteId = hint || error ? `${id}-note` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5.5 shrink-0 rounded-small accent-pomegranate"
        />
        <span>{label}</span>
      </label>
      {noteId && (
        <p
          id={noteId}
          className={classNames('ms-8.5 text-step--1', error ? 'font-medium text-danger' : 'text-muted')}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
