import { stickerNames, type StickerName } from '#core/sticker-names.ts';

/** Encouragement without free text: one of each kind from each person. */
export const stickers = stickerNames;
export type Sticker = StickerName;

/** Why a work is reported. */
export const reportReasons = ['unkind', 'personal', 'unsuitable', 'copied', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** How the wall is ordered. */
export const wallSorts = ['newest', 'encouraged'] as const;

/** Works on one page of a list. */
export const worksPerPage = 24;
