import { classNames } from '#ui/styles/class-names.ts';
import { useForm } from './form-context.ts';

interface SwitchButtonProps {
  /** What it turns on and off; for screen readers. */
  label: string;
  on: boolean;
}

/** The only button of a form that turns something on or off at once, also without JavaScript. */
export function SwitchButton({ label, on }: SwitchButtonProps) {
  const { busy } = useForm();
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-busy={busy || undefined}
      className="inline-flex min-h-11 min-w-14 cursor-pointer items-center justify-center rounded-pill"
    >
      <span
        aria-hidden
        className={classNames(
          'flex h-7 w-12 items-center rounded-pill p-1 transition duration-200 ease-paper',
          on ? 'justify-end bg-olive' : 'justify-start bg-muted',
          busy && 'opacity-60',
        )}
      >
        <span className="size-5 rounded-pill bg-paper shadow-lift-1" />
      </span>
    </button>
  );
}
