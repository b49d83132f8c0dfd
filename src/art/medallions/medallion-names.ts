/** The medallions; each is also a file, `/badges/<name>.svg`. */
export const medallionNames = [
  'first-film',
  'first-comic',
  'first-quiz',
  'perfect-quiz',
  'vidquiz-explorer',
  'five-games',
  'every-kind',
  'first-course',
  'three-courses',
  'seven-days',
  'thirty-days',
  'level-5',
  'level-10',
] as const;

export type MedallionName = (typeof medallionNames)[number];
