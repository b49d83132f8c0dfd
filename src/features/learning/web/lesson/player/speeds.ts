/** The speeds one can choose. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed in a direction; the present one at either end. */
export function nextSpeed(rate: number, direction: 1 | -1): number {
  return (
    (direction > 0 ? speeds.find((speed) => speed > rate) : speeds.findLast((speed) => speed < rate)) ?? rate
  );
}
