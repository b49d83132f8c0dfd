import { findReadingFaults, type ReadingFault } from '#core/caption-reading.ts';
import type { Cue } from '#core/cues.ts';
import type { Finding, FindingKind } from '#core/findings.ts';
import type { Locale } from '#core/locale.ts';
import { shortPause } from './policy.ts';

interface Span {
  start: number;
  end: number;
}

interface Film {
  duration: number;
  /** The captions of each language. */
  captions: Partial<Record<Locale, readonly Cue[]>>;
}

const kindOf: Record<ReadingFault['kind'], FindingKind> = {
  fast: 'fastCaptions',
  width: 'longCaptions',
  rows: 'longCaptions',
  short: 'shortCaptions',
};

/**
 * What keeps someone from following a film by its captions in a language: minutes in which something is said and nothing
 * can be read, and captions that are hard to read. Each leads to the first caption that it is about.
 */
export function listCaptionFindings({ duration, captions }: Film, locale: Locale): Finding[] {
  const cues = captions[locale] ?? [];
  const path = `texts.${locale}.captions`;
  if (cues.length === 0) return [{ path, kind: 'noCaptions' }];
  const others = Object.entries(captions).flatMap(([other, each]) => (other === locale ? [] : each));
  const spoken = others.length > 0 ? joinSpans(others) : [{ start: 0, end: duration }];
  const missed = spoken.flatMap((span) => withoutSpans(span, joinSpans(cues))).filter(isLong);
  const [first] = missed;
  const gaps: Finding[] = first
    ? [
        {
          path: `${path}.${placeBefore(cues, first)}`,
          kind: 'captionGaps',
          share: total(missed) / total(spoken),
        },
      ]
    : [];
  return [...gaps, ...listHardCaptions(cues, path, locale)];
}

function listHardCaptions(cues: readonly Cue[], path: string, locale: Locale): Finding[] {
  const places = new Map<FindingKind, number[]>();
  for (const [index, { start, end, text }] of cues.entries()) {
    const rows = text.split('\n').filter((row) => row.trim() !== '');
    const faults = rows.length === 0 ? [] : findReadingFaults(rows, end - start, locale);
    for (const kind of new Set(faults.map((fault) => kindOf[fault.kind])))
      places.set(kind, [...(places.get(kind) ?? []), index]);
  }
  return [...places].map(([kind, at]) => ({ path: `${path}.${at[0]}`, kind, count: at.length }));
}

/** The spans in the order of time, with those that overlap or nearly meet as one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start - last.end <= shortPause) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** What is left of a span without others, which are in the order of time. */
function withoutSpans({ start, end }: Span, others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = start;
  for (const other of others) {
    if (other.end <= from || other.start >= end) continue;
    if (other.start > from) left.push({ start: from, end: other.start });
    from = Math.max(from, other.end);
  }
  if (from < end) left.push({ start: from, end });
  return left;
}

const isLong = ({ start, end }: Span) => end - start > shortPause;
const total = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** The caption after which nothing can be read: the last that begins before. */
function placeBefore(cues: readonly Cue[], { start }: Span): number {
  return Math.max(0, cues.filter((cue) => cue.start <= start).length - 1);
}
