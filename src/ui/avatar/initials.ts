/** A letter with the marks written on or under it. */
const letter = /\p{L}\p{M}*/gu;

/** Two initials for a name: from its first and last word, or the first two letters of a single word; fewer where it has fewer. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s@._-]+/u)
    .map((word) => word.match(letter) ?? [])
    .filter((letters) => letters.length > 0);
  const [first = [], ...others] = words;
  const last = others.at(-1);
  return [first[0], last ? last[0] : first[1]].join('').toLocaleUpperCase();
}
