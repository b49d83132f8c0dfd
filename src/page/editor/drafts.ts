import type { TypedValues } from './typed-values.ts';

/** What was typed and not saved, kept in the browser. */
export interface Draft {
  at: string;
  /** The version it is based on, and what the fields said then. */
  version?: number | undefined;
  base: TypedValues;
  values: TypedValues;
}

const draftPrefix = 'tl-draft:';
const draftsAtMost = 20;

/** Another person at the same computer is not shown it. */
export function nameDraft(person: string, object: string): string {
  return `${draftPrefix}${person}:${object}`;
}

export function readDraft(name: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(name);
    const draft: unknown = kept === null ? undefined : JSON.parse(kept);
    return isDraft(draft) ? draft : undefined;
  } catch {
    // No storage, or nothing that we wrote.
    return undefined;
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, version, base, values } = kept as Record<string, unknown>;
  return (
    typeof at === 'string' &&
    (version === undefined || typeof version === 'number') &&
    isTexts(base) &&
    isTexts(values)
  );
}

function isTexts(value: unknown): value is TypedValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}

/** Keeps a draft; only the newest twenty are kept. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    dropOldest(name);
    localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the warning on leaving remains.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is kept.
  }
}

function dropOldest(added: string): void {
  const others = Object.keys(localStorage)
    .filter((name) => name.startsWith(draftPrefix) && name !== added)
    .map((name) => ({ name, at: readDraft(name)?.at ?? '' }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  for (const { name } of others.slice(draftsAtMost - 1)) localStorage.removeItem(name);
}
