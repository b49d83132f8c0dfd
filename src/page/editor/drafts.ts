import * as z from 'zod/mini';

/** What was typed and not saved, kept in the browser. */
const Draft = z.object({
  at: z.string(),
  /** The version it is based on, and what the fields said then. */
  version: z.optional(z.number()),
  base: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});
export type Draft = z.infer<typeof Draft>;

const draftPrefix = 'tl-draft:';
const draftsAtMost = 20;

/** Another person at the same computer is not shown it. */
export function nameDraft(person: string, object: string): string {
  return `${draftPrefix}${person}:${object}`;
}

export function readDraft(name: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(name);
    const draft = kept === null ? undefined : Draft.safeParse(JSON.parse(kept));
    return draft?.success ? draft.data : undefined;
  } catch {
    // No storage, or nothing that we wrote.
    return undefined;
  }
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
