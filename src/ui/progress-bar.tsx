import { classNames } from './class-names.ts';
import { sharePercent } from './share.ts';

export interface ProgressBarProps {
  /** 0 to 1. */
  share: number;
  label: string;
  /** The share in words ("3 of 8 lessons"), else the percentage is read. */
  valueText?: string | undefined;
  tone?: 'progress' | 'reward';
  size?: 's' | 'm';
  className?: string | undefined;
}

/** A strip that fills from the start side. Drawn in SVG, whose width needs no style attribute. */
export function ProgressBar({
  share,
  label,
  valueText,
  tone = 'progress',
  size = 's',
  className,
}: ProgressBarProps) {
  const percent = sharePercent(share);
  const height = size === 's' ? 10 : 16;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={classNames('overflow-clip rounded-pill bg-track', className)}
    >
      <svg aria-hidden width="100%" height={height} className="block rtl:-scale-x-100">
        {percent > 0 && (
          <rect
            width={`${percent}%`}
            height={height}
            rx={height / 2}
            className={classNames(
              'transition-[width] duration-500 ease-paper motion-safe:animate-fill-width',
              tone === 'reward' ? 'fill-gold' : 'fill-olive',
            )}
          />
        )}
      </svg>
    </div>
  );
}
