/** The small pictures that stand for kinds of items. */
const itemPictogramNames = [
  'play',
  'board',
  'question',
  'flag',
  'puzzle',
  'gift',
  'screen',
  'hands',
] as const;
export type ItemPictogramName = (typeof itemPictogramNames)[number];

/** The same with those of other things; `src/ui/icon/pictogram-looks.ts` and the search draw them. */
export const pictogramNames = [...itemPictogramNames, 'book', 'quote', 'scroll', 'page'] as const;
export type PictogramName = (typeof pictogramNames)[number];
