/** A share from 0 to 1 as a whole percentage. It is 100 only when everything is done, and at least 1 once begun. */
export function sharePercent(share: number): number {
  if (!(share > 0)) return 0;
  if (share >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
