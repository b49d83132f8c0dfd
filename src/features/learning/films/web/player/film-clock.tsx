import { useMediaState } from '@vidstack/react';
import { clockTime } from '#core/clock-time.ts';

/** The current time and the length of the film. For screen readers the slider beside it says the same. */
export function FilmClock({ duration }: { duration: number }) {
  const time = clockTime(useMediaState('currentTime'));
  return (
    <span aria-hidden className="px-2 text-step--1 font-medium whitespace-nowrap tabular-nums">
      {time} <span className="text-night-soft">/ {clockTime(duration)}</span>
    </span>
  );
}
