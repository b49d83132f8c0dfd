const doubted = 'tl-session-doubted';

/** Has this page ask once more who is signed in, as after a 401; its other tabs follow what it finds. */
export function doubtSession(): void {
  document.dispatchEvent(new Event(doubted));
}

export function onSessionDoubted(listener: () => void): void {
  document.addEventListener(doubted, listener);
}
