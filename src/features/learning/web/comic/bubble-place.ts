import type { BubbleView, PanelView } from '../../contract-comics.ts';

/** The board on which bubbles are placed; its columns and rows have class names of their own (ui: styles.css). */
const steps = 40;

/**
 * Where a bubble lies on the board, as class names of a grid: from the side on which reading begins, so that a mirrored
 * panel needs no other numbers.
 */
export function placeOf({ x, y, width }: Pick<BubbleView, 'x' | 'y' | 'width'>): string {
  const span = Math.min(steps, Math.max(1, toSteps(width)));
  const column = Math.min(steps - span, toSteps(x));
  return `col-start-${column + 1} col-span-${span} row-start-${Math.min(steps - 1, toSteps(y)) + 1}`;
}

const toSteps = (percent: number): number => Math.round((percent / 100) * steps);

/** Whether who reads in this direction sees the panel mirrored. */
export function isMirrored({ mirrors }: Pick<PanelView, 'mirrors'>, direction: 'ltr' | 'rtl'): boolean {
  return mirrors && direction === 'rtl';
}

interface Point {
  x: number;
  y: number;
}

/** The way of a tail in percent of the panel: from inside its bubble to just before the mouth, and how wide it begins. */
export function tailOf({
  x,
  y,
  width,
  tail,
}: BubbleView): { from: Point; to: Point; half: number } | undefined {
  if (!tail) return undefined;
  const from = { x: Math.min(x + width * 0.78, Math.max(x + width * 0.22, tail.x)), y: y + 4 };
  const to = { x: tail.x + (from.x - tail.x) * 0.14, y: tail.y + (from.y - tail.y) * 0.1 };
  return { from, to, half: Math.min(3.4, width * 0.11) };
}
