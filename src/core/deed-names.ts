/** The pictures of good deeds; each is also a file, `/deeds/<name>.svg`. */
export const deedNames = [
  'meal',
  'visit',
  'tree',
  'hands',
  'gift',
  'letter',
  'clothes',
  'books',
  'cleaning',
  'candle',
] as const;

export type DeedName = (typeof deedNames)[number];

/** Where the picture of a deed lies. */
export const deedHref = (name: DeedName) => `/deeds/${name}.svg`;
