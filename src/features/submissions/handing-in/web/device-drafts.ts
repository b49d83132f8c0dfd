import type { WorkBody } from './work-body.ts';

/** A draft as this device keeps it: until the server has it, and while there is no connection. */
export interface DeviceDraft {
  at: string;
  /** The server's draft that it is based on; 0 if there was none. */
  version: number;
  body: WorkBody;
}

const prefix = 'tl-work:';
const draftsAtMost = 20;

/** Another person at the same computer is not shown it. */
export const nameDeviceDraft = (person: string, itemId: string) => `${prefix}${person}:${itemId}`;

export function readDeviceDraft(name: string): DeviceDraft | undefined {
  try {
    const kept = localStorage.getItem(name);
    const draft: unknown = kept === null ? undefined : JSON.parse(kept);
    return isDraft(draft) ? draft : undefined;
  } catch {
    // No storage, or nothing that we wrote.
    return undefined;
  }
}

export function keepDeviceDraft(name: string, draft: DeviceDraft): void {
  try {
    dropOldest(name);
    localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the server keeps the draft.
  }
}

export function dropDeviceDraft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is kept.
  }
}

function dropOldest(added: string): void {
  const others = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix) && name !== added)
    .map((name) => ({ name, at: readDeviceDraft(name)?.at ?? '' }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  for (const { name } of others.slice(draftsAtMost - 1)) localStorage.removeItem(name);
}

function isDraft(kept: unknown): kept is DeviceDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, version, body } = kept as Record<string, unknown>;
  if (typeof at !== 'string' || typeof version !== 'number') return false;
  if (typeof body !== 'object' || body === null) return false;
  const { text, files, visibility, impact } = body as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    Array.isArray(files) &&
    typeof visibility === 'number' &&
    typeof impact === 'object' &&
    impact !== null
  );
}
