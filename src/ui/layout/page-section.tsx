import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Container } from './container.tsx';
import type { ContainerProps } from './container.tsx';

export interface PageSectionProps {
  tone?: 'parchment' | 'paper' | 'sand' | 'sky' | 'night';
  width?: ContainerProps['width'];
  /** The id of its headline. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tones = {
  parchment: '',
  paper: 'on-paper bg-paper',
  sand: 'on-paper bg-sand',
  sky: 'on-paper bg-sky',
  night: 'on-night bg-night',
} as const;

/** A full-width band of the page for one topic. */
export function PageSection(props: PageSectionProps) {
  const { tone = 'parchment', width = 'content', labelledBy, id, className, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('py-12 sm:py-20', tones[tone], className)}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}
