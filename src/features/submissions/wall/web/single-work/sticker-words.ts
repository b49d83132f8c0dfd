import type { StickerName } from '#core/sticker-names.ts';

/** What each sticker says. */
export const stickerWords: Record<StickerName, string> = {
  heart: 'submissions.sticker.heart',
  sun: 'submissions.sticker.sun',
  pomegranate: 'submissions.sticker.pomegranate',
  bird: 'submissions.sticker.bird',
  honey: 'submissions.sticker.honey',
  sapling: 'submissions.sticker.sapling',
  star: 'submissions.sticker.star',
  crown: 'submissions.sticker.crown',
};
