import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { toneShapes } from './tones.ts';
import type { Tone } from './tones.ts';

export interface CalloutProps {
  tone?: Tone;
  title?: ReactNode;
  /** True when it appears in response to the user's action: announced at once. */
  announced?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

const looks = {
  info: { paper: 'bg-sky', mark: 'text-dusk' },
  success: { paper: 'bg-tint-olive', mark: 'text-olive' },
  warning: { paper: 'bg-tint-gold', mark: 'text-gold-deep' },
  danger: { paper: 'bg-tint-danger', mark: 'text-danger' },
} as const;

/** A note on colored paper with an icon. */
export function Callout({ tone = 'info', title, announced = false, className, children }: CalloutProps) {
  const { paper, mark } = looks[tone];
  return (
    <div
      role={announced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames('on-paper flex gap-3 rounded-control p-4', paper, className)}
    >
      <Icon shape={toneShapes[tone]} size={24} className={mark} />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
