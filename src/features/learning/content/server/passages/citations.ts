/** A passage, or a range of its lines, from one verse or folio to another. */
export interface Citation {
  passage: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** `genesis-18:4-8`, `shabbat-30b:31a`, `avot-4`: the passage's id and a range of its lines. */
const pattern = /([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?::(\d+[ab]?)(?:-(\d+[ab]?))?)?/;
const whole = new RegExp(`^${pattern.source}$`);
/** In running text a citation is marked: `(@avot-4:2)`. */
export const markedCitation = new RegExp(`@${pattern.source}`, 'g');

/** Parses a citation; undefined for anything else. */
export function readCitation(written: string): Citation | undefined {
  const [, passage, from, to] = whole.exec(written) ?? [];
  return passage === undefined ? undefined : { passage, ...(from && { from, to: to ?? from }) };
}

/** The inverse of `readCitation`. */
export function writeCitation({ passage, from, to }: Citation): string {
  if (from === undefined) return passage;
  return `${passage}:${from}${to === undefined || to === from ? '' : `-${to}`}`;
}

/** Whether a line is within the citation; folios sort by leaf, then by side. */
export function isCited(at: string, { from, to = from }: Citation): boolean {
  if (from === undefined || to === undefined) return true;
  return order(from) <= order(at) && order(at) <= order(to);
}

function order(at: string): number {
  return Number.parseInt(at, 10) * 2 + (at.endsWith('b') ? 1 : 0);
}
