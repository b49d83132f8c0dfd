import { playRates } from '#core/play-rates.ts';

/** The next speed in a direction; the current one at either end. */
export function nextSpeed(rate: number, direction: 1 | -1): number {
  return (
    (direction > 0 ? playRates.find((speed) => speed > rate) : playRates.findLast((speed) => speed < rate)) ??
    rate
  );
}
