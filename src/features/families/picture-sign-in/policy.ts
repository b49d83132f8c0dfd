/** How many characters a family’s code has. */
export const familyCodeLength = 8;

/** What a family’s code looks like, to someone who has to type one. It is nobody’s: not the demo class’s either. */
export const exampleFamilyCode = 'NEST-3579';

/** The nine pictures, of which each child chooses three. */
export const pictureNames = [
  'pomegranates',
  'book',
  'birds',
  'tree',
  'hands',
  'mountain',
  'sunrise',
  'flowers',
  'lamp',
] as const;
export type PictureName = (typeof pictureNames)[number];

/** How many a child touches, each a different one, in her order. */
export const picturesToTouch = 3;

/** Whether these can be someone’s pictures. */
export function isPicturePassword(names: readonly unknown[]): boolean {
  return names.length === picturesToTouch && new Set(names).size === picturesToTouch;
}

/**
 * What is touched after one touch more. A picture touched again is taken back; those that complete three stay, and the next
 * touch begins another three.
 */
export function touch(touched: readonly string[], id: string): string[] {
  const begun = touched.slice(touched.length - (touched.length % picturesToTouch));
  const before = touched.slice(0, touched.length - begun.length);
  return begun.includes(id) ? [...before, ...begun.filter((one) => one !== id)] : [...touched, id];
}

interface Account {
  /** Removed from the family, or given up. */
  isLeaving: boolean;
  isRestricted: boolean;
  awaitsGuardian: boolean;
}

/** Whether a child may sign in with her pictures at all, wherever they are switched on for her. */
export function mayEnter({ isLeaving, isRestricted, awaitsGuardian }: Account): boolean {
  return !isLeaving && !isRestricted && !awaitsGuardian;
}
