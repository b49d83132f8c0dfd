import { useMediaState } from '@vidstack/react';
import { clockTime } from '../../offered/clock-time.ts';

/** Where the film stands and how long it is. The strip beside it says the same to who cannot see it. */
export function FilmClock({ duration }: { duration: number }) {
  const time = clockTime(useMediaState('currentTime'));
  return (
    <span aria-hidden className="px-2 text-step--1 font-medium whitespace-nowrap tabular-nums">
      {time} <span className="text-night-soft">/ {clockTime(duration)}</span>
    </span>
  );
}
