import type { ConsentState } from '#features/guardians/contract.ts';

/** The colors that tell the members of a family apart, for a child who cannot read; each is one of the design's papers. */
export const memberColors = [
  'gold',
  'teal',
  'violet',
  'peach',
  'olive',
  'sky',
  'mint',
  'pomegranate',
] as const;

/** The first color that no one of the family has yet, or else the one that the fewest have. */
export function chooseColor(taken: readonly (typeof memberColors)[number][]): (typeof memberColors)[number] {
  const uses = (color: string) => taken.filter((other) => other === color).length;
  return memberColors.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}

/** Whether one more may enter. A plan that has lapsed removes nobody and admits nobody. */
export function hasSeatLeft({ seats, taken }: { seats: number; taken: number }): boolean {
  return taken < seats;
}

/** Whether those who answer for a child may read what she does: while her consent stands, or once none is needed. */
export function isShownToGuardians(consent: ConsentState): boolean {
  return consent === 'given' || consent === 'not_needed';
}
