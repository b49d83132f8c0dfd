import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface ContainerProps {
  /** `content` 1200 px, `reading` 68 characters, `form` 28 rem. */
  width?: 'content' | 'reading' | 'form';
  className?: string | undefined;
  children: ReactNode;
}

const widths = { content: 'max-w-content', reading: 'max-w-reading', form: 'max-w-form' } as const;

/** The column that holds all content, with a margin on small screens in addition to its width. */
export function Container({ width = 'content', className, children }: ContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 sm:px-8', className)}>
      <div className={classNames('mx-auto', widths[width])}>{children}</div>
    </div>
  );
}
