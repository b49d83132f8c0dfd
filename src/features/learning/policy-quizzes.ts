/** Stands in the text of a `fill` question for each gap. */
export const gapMark = '___';
