/** A half-open interval in tenths of a second: `from` is included, `to` is not. */
export type Span = readonly [from: number, to: number];

/** Ascending spans that neither overlap nor touch: a set of tenths of a second. */
export type Spans = readonly Span[];

/** The number of tenths. */
export function lengthOf(spans: Spans): number {
  return spans.reduce((length, [from, to]) => length + to - from, 0);
}

/** The spans with one more added. */
export function addSpan(spans: Spans, added: Span): Spans {
  const before = spans.filter(([, to]) => to < added[0]);
  const after = spans.filter(([from]) => from > added[1]);
  const touching = spans.slice(before.length, spans.length - after.length);
  const from = Math.min(added[0], touching[0]?.[0] ?? added[0]);
  const to = Math.max(added[1], touching.at(-1)?.[1] ?? added[1]);
  return [...before, [from, to], ...after];
}

/** The parts of a span that the spans do not cover yet, ascending. */
export function missingFrom(spans: Spans, [from, to]: Span): Spans {
  const missing: Span[] = [];
  let start = from;
  for (const [seenFrom, seenTo] of spans) {
    if (seenTo <= start) continue;
    if (seenFrom >= to) break;
    if (seenFrom > start) missing.push([start, seenFrom]);
    start = seenTo;
  }
  if (start < to) missing.push([start, to]);
  return missing;
}

/**
 * Adds the reported spans in order until `allowance` new tenths are used up; the one that reaches it is cut there.
 * Tenths already seen cost nothing. Returns the spans and how many tenths were new.
 */
export function addWithin(spans: Spans, reported: Spans, allowance: number): { spans: Spans; added: number } {
  let all = spans;
  let added = 0;
  for (const span of reported) {
    for (const [from, to] of missingFrom(all, span)) {
      const end = Math.min(to, from + allowance - added);
      if (end <= from) return { spans: all, added };
      all = addSpan(all, [from, end]);
      added += end - from;
    }
  }
  return { spans: all, added };
}

/** Converts spans in seconds, as a player reports them, to tenths within a film of that length; empty spans are dropped. */
export function toSpans(seconds: readonly (readonly [number, number])[], durationTenths: number): Spans {
  return seconds
    .map(([from, to]): Span => [toTenths(from), Math.min(toTenths(to), durationTenths)])
    .filter(([from, to]) => from < to);
}

export function toTenths(seconds: number): number {
  return Math.round(seconds * 10);
}

/** The whole seconds that the later spans hold in full and the earlier ones did not, as half-open spans of seconds. */
export function newSeconds(earlier: Spans, later: Spans): Spans {
  const held = wholeSeconds(earlier);
  return wholeSeconds(later).flatMap((span) => missingFrom(held, span));
}

function wholeSeconds(spans: Spans): Spans {
  return spans
    .map(([from, to]): Span => [Math.ceil(from / 10), Math.floor(to / 10)])
    .filter(([from, to]) => from < to);
}
