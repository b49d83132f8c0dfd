import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';

interface FilmRangeProps {
  label: string;
  /** The value in words, for screen readers. */
  valueText: string;
  value: number;
  max: number;
  step: number;
  onValue(value: number, event: ChangeEvent<HTMLInputElement>): void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** SVG drawn under, or over, the filled part of the strip. */
  under?: ReactNode;
  over?: ReactNode;
  className?: string;
}

/** A range from 0 to `max`, as high as a thumb needs. Its strip is SVG, which sets widths without style attributes. */
export function FilmRange(props: FilmRangeProps) {
  const { label, valueText, value, max, step, onValue, onKeyDown, under, over, className } = props;
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className={classNames('relative flex h-9 items-center', className)}>
      <svg aria-hidden width="100%" height={8} className="overflow-visible">
        <rect width="100%" height={8} rx={4} className="fill-white/20" />
        {under}
        <rect width={`${share * 100}%`} height={8} rx={4} className="fill-gold" />
        {over}
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber, event)}
        onKeyDown={onKeyDown}
        className="film-range rounded-pill"
      />
    </div>
  );
}
