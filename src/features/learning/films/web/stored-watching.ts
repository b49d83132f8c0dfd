import type { Span } from './played-spans.ts';

/** What this browser remembers of one film until the server has it; a visitor's entry stays. All times in seconds. */
export interface StoredWatching {
  itemId: string;
  /**
   * The viewer's id, so that no user gets another user's seconds; null for a visitor, whose seconds go to the user who
   * signs in next.
   */
  viewerId: string | null;
  position: number;
  watched: Span[];
}

const storageKey = 'tl-positions';
const mostFilms = 40;

/** The seconds kept for this viewer, or for the visitor she was before. */
export function findStoredWatching(itemId: string, viewerId: string | null): StoredWatching | undefined {
  return readAll().find((kept) => kept.itemId === itemId && isFor(kept, viewerId));
}

/** Replaces this viewer's entry for that film; the films watched longest ago make room. */
export function storeWatching(watching: StoredWatching): void {
  write([watching, ...othersThan(watching)].slice(0, mostFilms));
}

/** Nothing is pending for this film any more. */
export function forgetWatching(itemId: string, viewerId: string | null): void {
  write(othersThan({ itemId, viewerId }));
}

/** Removes everything of this person from this browser when she signs out. */
export function forgetWatchingOf(viewerId: string): void {
  write(readAll().filter((kept) => kept.viewerId !== viewerId));
}

function othersThan({ itemId, viewerId }: Pick<StoredWatching, 'itemId' | 'viewerId'>): StoredWatching[] {
  return readAll().filter((kept) => kept.itemId !== itemId || !isFor(kept, viewerId));
}

function isFor(kept: StoredWatching, viewerId: string | null): boolean {
  return kept.viewerId === null || kept.viewerId === viewerId;
}

function readAll(): StoredWatching[] {
  try {
    // Saves the server, which has no storage, an error for each lesson.
    const all: unknown = JSON.parse(globalThis.localStorage?.getItem(storageKey) ?? '[]');
    return Array.isArray(all) ? all.filter(isKeptWatching) : [];
  } catch {
    // Refused or garbled storage counts as empty.
    return [];
  }
}

function write(all: StoredWatching[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // If storage is refused, the place lasts as long as the page.
  }
}

function isKeptWatching(value: unknown): value is StoredWatching {
  if (!value || typeof value !== 'object') return false;
  const { itemId, viewerId, position, watched } = value as Record<string, unknown>;
  return (
    typeof itemId === 'string' &&
    (viewerId === null || typeof viewerId === 'string') &&
    isSecond(position) &&
    Array.isArray(watched) &&
    watched.every((span) => Array.isArray(span) && span.length === 2 && span.every(isSecond))
  );
}

function isSecond(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
