/** The papers that a chart's lines are cut from, in order; each line is named as well, so no color says anything alone. */
export const papers = [
  { fill: 'fill-olive', swatch: 'bg-olive', stroke: 'stroke-olive' },
  { fill: 'fill-gold', swatch: 'bg-gold', stroke: 'stroke-gold' },
  { fill: 'fill-violet', swatch: 'bg-violet', stroke: 'stroke-violet' },
  { fill: 'fill-teal', swatch: 'bg-teal', stroke: 'stroke-teal' },
] as const;

export function paperOf(index: number) {
  return papers[index % papers.length] ?? papers[0];
}

/** What a figure measures in a drawing; what is hidden has no length. */
export function lengthOf(figure: unknown): number {
  return typeof figure === 'number' ? figure : 0;
}

/** The largest number in a column's or all columns' figures, at least 1. */
export function largestOf(figures: readonly unknown[]): number {
  return Math.max(1, ...figures.map(lengthOf));
}
