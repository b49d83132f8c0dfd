import { uploadedPicture } from '#features/learning/content/policy.ts';

/** How many panels a comic has. */
export const comicPanels = { min: 4, max: 16 };

interface PanelPicture {
  picture: string;
  /** Undefined until it is said. */
  mirrors?: boolean | undefined;
}

/**
 * Whether Hebrew readers see a panel mirrored. Our own art is drawn for that, unless its sides matter; what staff has
 * uploaded may show writing or a clock, and is mirrored only where that is said.
 */
export function mirrorsPanel({ picture, mirrors }: PanelPicture): boolean {
  return mirrors ?? (picture !== '' && !uploadedPicture.test(picture));
}
