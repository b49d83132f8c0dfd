/** Marks each gap in the text of a `fill` question. */
export const gapMark = '___';
