import type { ReactNode } from 'react';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface CalloutProps {
  tone?: Tone;
  title?: ReactNode;
  /** True when it appears in answer to what the person did: read out at once. */
  announced?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

const looks = {
  info: { shape: IconInfoCircle, paper: 'bg-sky', mark: 'text-dusk' },
  success: { shape: IconCircleCheck, paper: 'bg-tint-olive', mark: 'text-olive' },
  warning: { shape: IconAlertTriangle, paper: 'bg-tint-gold', mark: 'text-gold-deep' },
  danger: { shape: IconAlertCircle, paper: 'bg-tint-danger', mark: 'text-danger' },
} as const;

/** A note on coloured paper with an icon. */
export function Callout({ tone = 'info', title, announced = false, className, children }: CalloutProps) {
  const { shape, paper, mark } = looks[tone];
  return (
    <div
      role={announced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames('on-paper flex gap-3 rounded-control p-4', paper, className)}
    >
      <Icon shape={shape} size={24} className={mark} />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
