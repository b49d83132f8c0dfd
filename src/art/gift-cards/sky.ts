import { box } from '../pen.ts';
import type { Sheet } from '../sheet.tsx';

/** The paper behind everything. */
export function sky(fill: string): Sheet {
  return { d: box(-4, -4, 648, 488), fill };
}
