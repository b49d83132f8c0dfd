import { useSyncExternalStore } from 'react';

const storageKey = 'tl-nikud';
const listeners = new Set<() => void>();
/** The choice when storage is refused: it lasts as long as the page. */
let chosen: string | null = null;

/** Vowel points, and the marks of a dagesh or a shin; not the maqaf that joins words. */
const points = /[\u05b0-\u05bc\u05c1\u05c2\u05c7]/g;

export function hasNikud(text: string): boolean {
  return text.search(points) >= 0;
}

/** A Hebrew text without its vowel points. */
export function withoutNikud(text: string): string {
  return text.replaceAll(points, '');
}

/** Whether Hebrew originals are shown with their vowel points, as chosen in this browser; the default is yes. */
export function useNikud(): [boolean, (isShown: boolean) => void] {
  const isShown = useSyncExternalStore(subscribe, read, () => true);
  return [isShown, keep];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? chosen) !== 'without';
  } catch {
    // Refused storage counts as empty.
    return chosen !== 'without';
  }
}

function keep(isShown: boolean): void {
  chosen = isShown ? 'with' : 'without';
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // The choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
