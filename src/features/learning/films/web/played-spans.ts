/** A part of a film that was played, in seconds. */
export type Span = [from: number, to: number];

/** The spans in order, merged where they touch or overlap; empty spans are dropped. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (to <= from) continue;
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The number of distinct seconds in merged spans. */
export function secondsIn(joined: readonly Span[]): number {
  return joined.reduce((sum, [from, to]) => sum + to - from, 0);
}
