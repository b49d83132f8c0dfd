const storageKey = 'tl-comics';
const mostComics = 40;

/** The panel at which this browser last had a comic open, counted from 0; undefined if none is known. */
export function findStoredPlace(itemId: string): number | undefined {
  return readAll().find(([id]) => id === itemId)?.[1];
}

/** Remembers it, dropping the comics that were read longest ago. */
export function storePlace(itemId: string, index: number): void {
  const others = readAll().filter(([id]) => id !== itemId);
  try {
    localStorage.setItem(storageKey, JSON.stringify([[itemId, index], ...others].slice(0, mostComics)));
  } catch {
    // If storage is refused, the place lasts as long as the page.
  }
}

function readAll(): [id: string, index: number][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(all) ? all.filter(isPlace) : [];
  } catch {
    // Refused or garbled storage counts as empty.
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]) && value[1] >= 0
  );
}
