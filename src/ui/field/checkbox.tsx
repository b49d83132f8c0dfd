import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox whose whole row is the target. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const noteId = hint || error ? id : undefined;
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-content-center">
          <input
            {...rest}
            type="checkbox"
            aria-describedby={noteId}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 appearance-none rounded-small border-2 border-edge bg-white transition-colors checked:border-pomegranate checked:bg-pomegranate aria-invalid:border-danger"
          />
          <Icon
            shape={IconCheck}
            size={18}
            className="pointer-events-none relative text-white opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {noteId && (
        <p
          id={noteId}
          className={classNames('ms-9 text-step--1', error ? 'font-medium text-danger' : 'text-muted')}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
