/** The name of a field, and the names in its path that its author has chosen, such as that of a question. */
export interface FieldLabel {
  label: string;
  chosen: readonly string[];
}

/**
 * What a field is called by the labels of its type, in which `*` stands for any key or place in a list; the most exact one.
 * Undefined if none fits.
 */
export function findLabel(
  labels: Readonly<Record<string, string>>,
  keys: readonly (string | number)[],
): FieldLabel | undefined {
  const best = findPattern(Object.keys(labels), keys);
  const label = best === undefined ? undefined : labels[best];
  if (best === undefined || label === undefined) return undefined;
  const stars = best.split('.');
  const chosen = keys.filter((_, index) => stars[index] === '*').map(sayKey);
  return { label, chosen };
}

/** The pattern that fits a field, in which `*` stands for any key or place in a list; the most exact one. */
export function findPattern(
  patterns: readonly string[],
  keys: readonly (string | number)[],
): string | undefined {
  let best: string | undefined;
  for (const pattern of patterns) {
    if (!fits(pattern.split('.'), keys)) continue;
    if (best === undefined || countStars(pattern) < countStars(best)) best = pattern;
  }
  return best;
}

function fits(pattern: readonly string[], keys: readonly (string | number)[]): boolean {
  return (
    pattern.length === keys.length &&
    pattern.every((each, index) => each === '*' || each === `${keys[index]}`)
  );
}

const countStars = (pattern: string) => pattern.split('.').filter((each) => each === '*').length;

/** Places in a list count from 1. */
const sayKey = (key: string | number) => (typeof key === 'number' ? `${key + 1}` : key);

/** A path of an entry as its parts: `texts.he.items.tent.title` as Hebrew and what follows. */
export function readPath(path: string): { language: string | undefined; keys: string[] } {
  const [part, ...rest] = path.split('.').map((key) => key.replaceAll('~1', '.').replaceAll('~0', '~'));
  if (part !== 'texts') return { language: undefined, keys: rest };
  const [language, ...keys] = rest;
  return { language, keys };
}
