/** The Hebrew months from Tishrei. `adar` is the only Adar of a common year and the second of a leap year. */
export const monthIds = [
  'tishrei',
  'cheshvan',
  'kislev',
  'tevet',
  'shvat',
  'adar-i',
  'adar',
  'nisan',
  'iyar',
  'sivan',
  'tamuz',
  'av',
  'elul',
] as const;

export type MonthId = (typeof monthIds)[number];
