import type { BubbleView, PanelView } from '../contract.ts';

/** The grid on which bubbles are placed; its columns and rows have their own class names (ui: styles.css). */
const steps = 40;

/**
 * A bubble's place on the grid, as class names: counted from the side where reading begins, so that a mirrored panel
 * needs no other numbers.
 */
export function placeOf({ x, y, width }: Pick<BubbleView, 'x' | 'y' | 'width'>): string {
  const span = Math.min(steps, Math.max(1, toSteps(width)));
  const column = Math.min(steps - span, toSteps(x));
  return `col-start-${column + 1} col-span-${span} row-start-${Math.min(steps - 1, toSteps(y)) + 1}`;
}

const toSteps = (percent: number): number => Math.round((percent / 100) * steps);

/** Whether a reader of this direction sees the panel mirrored. */
export function isMirrored({ mirrors }: Pick<PanelView, 'mirrors'>, direction: 'ltr' | 'rtl'): boolean {
  return mirrors && direction === 'rtl';
}

interface Point {
  x: number;
  y: number;
}

/** Percent of the panel's height: this much of a tail still shows below a bubble of a few lines. */
const longEnough = 22;

/** A tail's path in percent of the panel, from inside its bubble toward the mouth, and its width at the start. */
export function tailOf({
  x,
  y,
  width,
  tail,
}: BubbleView): { from: Point; to: Point; half: number } | undefined {
  if (!tail) return undefined;
  const from = { x: Math.min(x + width * 0.78, Math.max(x + width * 0.22, tail.x)), y: y + 4 };
  const way = Math.abs(tail.y - from.y);
  // It only points at the speaker: a long one would be a spike across the picture.
  const share = Math.min(0.9, Math.max(0.6, longEnough / way));
  const to = {
    x: from.x + (tail.x - from.x) * share * 0.96,
    y: from.y + (tail.y - from.y) * share,
  };
  return { from, to, half: Math.min(3.4, width * 0.11) };
}
