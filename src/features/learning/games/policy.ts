/** Time to glance at the verdict that an answer was right. */
const glanceMs = 1500;
/** Time to read calmly why an answer was wrong. */
const readingMs = 8000;

/**
 * The longest the verdict on a statement stays on its card, in milliseconds, while a sprint's clock is stopped. The
 * server adds the same to the round's time.
 */
export function verdictMs(isRight: boolean): number {
  return isRight ? glanceMs : readingMs;
}
