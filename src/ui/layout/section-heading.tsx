import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface SectionHeadingProps {
  level?: 1 | 2 | 3;
  /** A short line above, in small type. */
  eyebrow?: ReactNode;
  /** A sentence under the headline. */
  intro?: ReactNode;
  /** A link or button at the end of the row. */
  action?: ReactNode;
  align?: 'start' | 'center';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The headline of a page or section, with optional parts around it. */
export function SectionHeading(props: SectionHeadingProps) {
  const { level = 2, eyebrow, intro, action, align = 'start', id, className, children } = props;
  const Tag = `h${level}` as const;
  const centred = align === 'center';
  return (
    <div
      className={classNames(
        'mb-8 flex gap-x-8 gap-y-4',
        centred ? 'flex-col items-center text-center' : 'flex-wrap items-end justify-between',
        className,
      )}
    >
      <div className="max-w-reading">
        {eyebrow && <p className="mb-2 text-step--1 font-semibold tracking-wide text-muted">{eyebrow}</p>}
        <Tag id={id} className={level === 1 ? 'text-step-4' : level === 2 ? 'text-step-3' : 'text-step-2'}>
          {children}
        </Tag>
        {intro && <p className="mt-3 text-step-1 text-pretty text-muted">{intro}</p>}
      </div>
      {action}
    </div>
  );
}
