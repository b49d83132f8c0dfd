import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  tone?: 'paper' | 'night' | 'sand';
  /** Padding; `none` for a card that begins with a picture. */
  padding?: 'none' | 'm' | 'l';
  /** Rises under the pointer; for a card with a `stretched-link`. */
  raises?: boolean;
  id?: string | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tones = {
  paper: 'on-paper bg-paper shadow-lift-2',
  night: 'on-night bg-night shadow-lift-2',
  sand: 'on-paper bg-sand',
} as const;

const paddings = { none: '', m: 'p-5 sm:p-6', l: 'p-6 sm:p-10' } as const;

/** One sheet of paper: rounded, raised, clipping its content. */
export function Card(props: CardProps) {
  const {
    as: Tag = 'div',
    tone = 'paper',
    padding = 'm',
    raises = false,
    id,
    labelledBy,
    className,
    children,
  } = props;
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(
        'relative overflow-clip rounded-card',
        tones[tone],
        paddings[padding],
        raises &&
          'transition duration-200 ease-paper focus-within:shadow-lift-3 hover:shadow-lift-3 motion-safe:hover:-translate-y-1',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
