import type { ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';

const base =
  'relative inline-flex min-h-12 items-center justify-center overflow-hidden rounded-small px-6 py-2.5 text-center font-semibold leading-tight no-underline aria-disabled:opacity-60';
const looks = {
  solid: 'bg-dusk text-white hover:bg-night',
  plain: 'border border-ink-soft/50 bg-white text-ink hover:bg-sky/40',
} as const;

interface QuietButtonProps {
  look?: keyof typeof looks;
  name?: string;
  value?: string;
  /** The id of its form, where it stands outside. */
  form?: string;
  busy: boolean;
  className?: string;
  children: ReactNode;
}

/** A button in the sandbox's own look, which is nobody else's: nobody is to take this page for one of the product. */
export function QuietButton({ look = 'solid', busy, className, children, ...rest }: QuietButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(base, looks[look], className)}
    >
      {children}
      {busy && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-1 origin-left animate-creep bg-current rtl:origin-right"
        />
      )}
    </button>
  );
}

/** The same for a way on. */
export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={classNames(base, looks.solid)}>
      {children}
    </a>
  );
}
