/** The stickers with which people encourage one another; each is a file, `/stickers/<name>.svg`, drawn by src/art/stickers. */
export const stickerNames = [
  'heart',
  'sun',
  'pomegranate',
  'bird',
  'honey',
  'sapling',
  'star',
  'crown',
] as const;

export type StickerName = (typeof stickerNames)[number];

/** The address of a sticker's picture. */
export function stickerHref(name: StickerName): string {
  return `/stickers/${name}.svg`;
}
