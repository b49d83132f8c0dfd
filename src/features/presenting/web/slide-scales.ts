/** The room for which type has the size of the scale. */
const usual = { width: 1280, height: 660 };
const largest = 1.75;
const smallest = 0.7;
const step = 0.05;
/** Anything narrower is held in a hand: it is read from near, and scrolled with a thumb. */
const handWidth = 640;

/** The scales at which a slide is tried in a room, the largest first. */
export function scalesFor({ width, height }: { width: number; height: number }): number[] {
  if (width < handWidth) return [];
  const most = Math.min(largest, Math.max(1, Math.min(width / usual.width, height / usual.height)));
  const count = Math.floor((most - smallest) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => Number((most - index * step).toFixed(3)));
}
