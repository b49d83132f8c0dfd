const quietMilliseconds = 10_000;

let quietUntil = 0;

/** A reward is being shown: for ten seconds nothing opens automatically over this page or the next one. */
export function keepQuiet(): void {
  quietUntil = Date.now() + quietMilliseconds;
}

/** The milliseconds for which nothing may open yet. */
export function quietFor(): number {
  return Math.max(0, quietUntil - Date.now());
}
