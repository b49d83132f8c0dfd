/** The small pictures that stand for kinds of things; `src/ui/pictogram-looks.ts` and the search draw them. */
export const pictogramNames = [
  'play',
  'board',
  'question',
  'flag',
  'puzzle',
  'gift',
  'screen',
  'hands',
  'book',
  'quote',
  'scroll',
  'page',
] as const;
export type PictogramName = (typeof pictogramNames)[number];
