import type { ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface TableProps {
  /** Says what the table lists, and names the region that it scrolls in. */
  caption: string;
  captionId: string;
  /** While other rows are on their way. */
  busy?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLTableElement>;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/**
 * A table on paper. Where it is wider than its place it scrolls by itself, with its first column kept, and the keyboard
 * can scroll it too.
 */
export function Table({ caption, captionId, busy = false, className, ref, children }: TableProps) {
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
      tabIndex={0}
      className={classNames('relative scroll-shadows overflow-x-auto rounded-card shadow-lift-1', className)}
    >
      <table
        ref={ref}
        aria-busy={busy || undefined}
        className={classNames(
          'w-full border-separate border-spacing-0 text-start text-step--1 transition-opacity duration-200',
          busy && 'opacity-60',
        )}
      >
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
