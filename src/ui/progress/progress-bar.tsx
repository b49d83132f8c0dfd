import { classNames } from '../styles/class-names.ts';
import { sharePercent } from './share.ts';

export interface ProgressBarProps {
  /** 0 to 1. */
  share: number;
  label: string;
  /** The share in words ("3 of 8 lessons"); without it the percentage is announced. */
  valueText?: string | undefined;
  tone?: 'progress' | 'reward';
  size?: 's' | 'm';
  className?: string | undefined;
}

/** A bar that fills from the start side: the native element, so that it is mirrored and announced automatically. */
export function ProgressBar({
  share,
  label,
  valueText,
  tone = 'progress',
  size = 's',
  className,
}: ProgressBarProps) {
  return (
    <progress
      max={100}
      value={sharePercent(share)}
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames(
        'strip',
        size === 's' ? 'h-2.5' : 'h-4',
        tone === 'reward' ? 'text-gold' : 'text-olive',
        className,
      )}
    />
  );
}
