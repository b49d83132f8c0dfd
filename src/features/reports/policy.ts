/** How many days a report may look back over at the press of a button; the first is the usual one. */
export const reportSpans = [180, 360, 540, 720] as const;

/** Figures about fewer people than this are hidden, and the others are rounded to multiples of it. */
const fewest = 5;

/** How much there is of something, and how many people it is about. */
export interface Counted {
  amount: number;
  people: number;
}

/**
 * A figure as a report may show it; null where it is about fewer than five people. The rest is rounded to fives, each by
 * itself: so a hidden figure cannot be found by subtracting the shown ones from their total, or one range from a longer
 * one. Nothing at all is about nobody, and shown.
 */
export function showCounted({ amount, people }: Counted): number | null {
  if (amount === 0) return 0;
  if (people < fewest) return null;
  return Math.round(amount / fewest) * fewest;
}

/** The share of one figure in another, from what may be shown of both, to the percent. */
export function showShare(part: Counted, of: Counted): number | null {
  const [some, all] = [showCounted(part), showCounted(of)];
  if (some === null || all === null) return null;
  return all === 0 ? 0 : Math.round((some / all) * 100) / 100;
}

/** Words that are about people, such as the answer that most of them gave. */
export function showWords(words: string, people: number): string | null {
  return people < fewest ? null : words;
}
