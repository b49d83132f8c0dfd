import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconShape } from '../icon/icon.tsx';

export interface BadgeProps {
  tone?: 'neutral' | 'info' | 'reward' | 'progress' | 'night';
  icon?: IconShape;
  className?: string | undefined;
  children: ReactNode;
}

const tones = {
  neutral: 'bg-sand text-ink',
  info: 'bg-sky text-ink',
  reward: 'bg-gold text-on-gold',
  progress: 'bg-tint-olive text-olive',
  night: 'bg-dusk text-white',
} as const;

/** A small pill with a word or a number. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-step--1 leading-tight font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon shape={icon} size={16} />}
      {children}
    </span>
  );
}
