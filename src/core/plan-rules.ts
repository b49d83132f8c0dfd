/** How many students an educator's classes, or members a family, may have (spec §6). */
export interface SeatRule {
  standard: number;
  premium: number;
}

export const shippedSeats: SeatRule = { standard: 24, premium: 36 };

/**
 * When a free account becomes restricted: some days after its creation, or after the date `olderFrom` for accounts made
 * before the date `countsFor` (spec §4).
 */
export interface RestrictionRule {
  days: number;
  countsFor: string;
  olderFrom: string;
}

export const shippedRestriction: RestrictionRule = {
  days: 180,
  countsFor: '2024-09-01',
  olderFrom: '2025-06-22',
};
