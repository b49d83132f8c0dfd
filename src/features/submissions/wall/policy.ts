/** Encouragement without free text: the drawings are `src/art/stickers`. */
export const stickers = [
  'heart',
  'star',
  'sun',
  'challah',
  'dove',
  'pomegranate',
  'hands',
  'candle',
] as const;
export type Sticker = (typeof stickers)[number];

/** Why a work is reported. */
export const reportReasons = ['unkind', 'personal', 'unsuitable', 'copied', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reports by so many people take a work off until a moderator has looked. */
export const reportsThatHide = 3;

/** How the wall is ordered. */
export const wallSorts = ['newest', 'encouraged'] as const;
export type WallSort = (typeof wallSorts)[number];

/** Works on one page of a list. */
export const worksPerPage = 24;
