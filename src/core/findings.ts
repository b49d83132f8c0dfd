/** How bad it is: an `error` keeps someone out, a `warning` makes it harder for someone. */
export type Severity = 'error' | 'warning';

/** What an accessibility check can find, and how bad that is. */
export const severityOf = {
  noDescription: 'error',
  fileNameAsDescription: 'error',
  saysPictureOf: 'warning',
  sameDescription: 'warning',
  longWords: 'warning',
  emptyHeading: 'error',
  skippedHeading: 'warning',
  vagueLink: 'error',
  addressAsLink: 'warning',
  noCaptions: 'error',
  captionGaps: 'error',
  fastCaptions: 'warning',
  longCaptions: 'warning',
  shortCaptions: 'warning',
} as const satisfies Record<string, Severity>;

export type FindingKind = keyof typeof severityOf;
export const findingKinds = Object.keys(severityOf) as [FindingKind, ...FindingKind[]];

/** Something in a draft that would keep a reader out: where, as in an issue of a form, and what. */
export interface Finding {
  path: string;
  kind: FindingKind;
  /** How many there are at that place. */
  count?: number | undefined;
  /** Of the whole, from 0 to 1. */
  share?: number | undefined;
}

/** Errors first; otherwise in the order of the draft. */
export function sortFindings<F extends Pick<Finding, 'kind'>>(findings: readonly F[]): F[] {
  const rank = { error: 0, warning: 1 };
  return findings.toSorted((one, other) => rank[severityOf[one.kind]] - rank[severityOf[other.kind]]);
}
