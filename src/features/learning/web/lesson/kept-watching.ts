import type { Span } from './played-spans.ts';

/** What this browser remembers of one film until the server has it; a visitor's stays. Seconds throughout. */
export interface KeptWatching {
  itemId: string;
  /** The id of who watched, so that nobody gets another's seconds; null for a visitor, whose seconds go to who signs in. */
  viewerId: string | null;
  position: number;
  watched: Span[];
}

const storageKey = 'tl-positions';
const mostFilms = 40;

/** What was kept of a film for this viewer, or by the visitor she was before. */
export function findKeptWatching(itemId: string, viewerId: string | null): KeptWatching | undefined {
  return readAll().find((kept) => kept.itemId === itemId && isFor(kept, viewerId));
}

/** Keeps it in place of what was kept of that film for this viewer; the films longest not watched make room. */
export function keepWatching(watching: KeptWatching): void {
  write([watching, ...othersThan(watching)].slice(0, mostFilms));
}

/** Nothing of this film is waiting any more. */
export function forgetWatching(itemId: string, viewerId: string | null): void {
  write(othersThan({ itemId, viewerId }));
}

/** Nothing of this person is left in this browser: she has signed out. */
export function forgetWatchingOf(viewerId: string): void {
  write(readAll().filter((kept) => kept.viewerId !== viewerId));
}

function othersThan({ itemId, viewerId }: Pick<KeptWatching, 'itemId' | 'viewerId'>): KeptWatching[] {
  return readAll().filter((kept) => kept.itemId !== itemId || !isFor(kept, viewerId));
}

function isFor(kept: KeptWatching, viewerId: string | null): boolean {
  return kept.viewerId === null || kept.viewerId === viewerId;
}

function readAll(): KeptWatching[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(all) ? all.filter(isKeptWatching) : [];
  } catch {
    // Refused or garbled storage is as if nothing was kept.
    return [];
  }
}

function write(all: KeptWatching[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Where storage is refused the place lasts as long as the page.
  }
}

function isKeptWatching(value: unknown): value is KeptWatching {
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
