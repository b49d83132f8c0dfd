import type { PageRefusal } from '../find-refusal.ts';
import type { Fields } from './fields.ts';

/** What became of a form that was posted without JavaScript, for the page that shows it again. */
export interface FormAnswer<Result = unknown> {
  /** The form's whole name. */
  form: string;
  /** What was typed, apart from secrets. */
  values: Record<string, string>;
  /** Why it was refused; `issues` says what is wrong with a field. */
  refusal?: PageRefusal;
  /** It was accepted, and this page says so. */
  done?: true;
  /** What came of it. */
  result?: Result;
}

/** A refusal without what it says of fields that have been changed since: that is judged when the form is sent again. */
export function withoutChanged(
  refusal: PageRefusal | undefined,
  changed: readonly string[],
): PageRefusal | undefined {
  if (!refusal || changed.length === 0) return refusal;
  const standing = Object.entries(refusal.issues).filter(([name]) => !changed.includes(name));
  return { ...refusal, issues: Object.fromEntries(standing) };
}

/** The first wrong field of those that the form declares. */
export function findWrongField(fields: Fields, refusal: PageRefusal | undefined): string | undefined {
  return Object.keys(fields).find((name) => refusal?.issues[name]);
}

/** What the form says as a whole: nothing if a field says it, else what is wrong elsewhere, else why it was refused. */
export function findMessage(fields: Fields, refusal: PageRefusal | undefined): string | undefined {
  if (!refusal || findWrongField(fields, refusal) !== undefined) return undefined;
  return Object.values(refusal.issues)[0] ?? refusal.message;
}

/** What gets the focus when the page of a posted form opens: the first wrong field, else the message. */
export function findOpening(
  fields: Fields,
  refusal: PageRefusal | undefined,
): { field: string } | 'message' | undefined {
  const field = findWrongField(fields, refusal);
  if (field !== undefined) return { field };
  return refusal && 'message';
}
