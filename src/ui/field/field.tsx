import type { ReactNode } from 'react';
import { useId } from 'react';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { Icon } from '../icon/icon.tsx';
import { RequiredMark } from './required-mark.tsx';

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says how to fix the value; empty or absent when all is well. */
  error?: ReactNode;
  required?: boolean;
  /** A word after the label of a field that may stay empty ("optional"). */
  note?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control; the error is announced and tied to the control. */
export function Field({ label, hint, error, required = false, note, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex flex-wrap items-baseline gap-x-2 font-semibold">
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
        {note && <span className="text-step--1 font-normal text-muted">{note}</span>}
      </label>
      {children({ id, required, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-step--1 text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 flex gap-1.5 text-step--1 font-medium text-danger">
            <Icon shape={IconAlertCircle} size={18} className="mt-px" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
