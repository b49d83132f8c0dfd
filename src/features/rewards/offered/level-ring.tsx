import { classNames } from '#ui/styles/class-names.ts';
import { sharePercent } from '#ui/progress/share.ts';

export interface LevelRingProps {
  /** The number inside, ready for display. */
  value: string;
  /** The word under it. */
  word: string;
  /** The progress to the next level, 0 to 1. */
  share: number;
  /** All of it in one sentence, for screen readers. */
  label: string;
  size?: 'm' | 'l';
  className?: string | undefined;
}

/** A gold ring that fills clockwise once, with a number and a word inside. Clocks are not mirrored, nor is this. */
export function LevelRing({ value, word, share, label, size = 'm', className }: LevelRingProps) {
  const percent = sharePercent(share);
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames(
        'relative grid shrink-0 place-content-center',
        size === 'l' ? 'size-44' : 'size-32',
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90">
        <circle cx={50} cy={50} r={43} fill="none" strokeWidth={10} className="stroke-track" />
        {percent > 0 && (
          <circle
            cx={50}
            cy={50}
            r={43}
            fill="none"
            strokeWidth={10}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            className="stroke-gold motion-safe:animate-fill-arc"
          />
        )}
      </svg>
      <span className="relative grid max-w-20 gap-0.5 text-center leading-none">
        <b className={classNames('font-extrabold', size === 'l' ? 'text-step-4' : 'text-step-3')}>{value}</b>
        <span className="truncate text-step--1 font-medium">{word}</span>
      </span>
    </div>
  );
}
