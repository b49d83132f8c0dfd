import type { CitablePassage } from '#features/learning/authoring/contract.ts';

export interface Citable {
  cite: string;
  reference: string;
  /** How its text begins; empty for a line of a passage. */
  opening: string;
}

/** Everything that may be cited, each whole passage followed by its lines. */
export function listCitable(passages: readonly CitablePassage[]): Citable[] {
  return passages.flatMap(({ cite, reference, opening, lines }) => [
    { cite, reference, opening },
    ...lines.map((line) => ({ ...line, opening: '' })),
  ]);
}

/**
 * The citation that a person has typed: a reference as readers write it, in any case and spacing, also of several lines
 * (`Genesis 18:4–8`), its beginning by whole words if only one passage begins so (`Genesis 18`), or a citation as it is
 * stored.
 */
export function findCitable(choices: readonly Citable[], typed: string): string | undefined {
  const sought = fold(typed);
  if (sought === '') return undefined;
  const exact = choices.find(({ cite, reference }) => fold(reference) === sought || cite === typed.trim());
  if (exact) return exact.cite;
  const range = findRange(choices, sought);
  if (range !== undefined) return range;
  const begun = choices.filter(({ reference }) => beginsWith(reference, sought));
  const [passage, ...others] = new Set(begun.map(({ cite }) => passageOf(cite)));
  return others.length === 0 ? passage : undefined;
}

/** What was meant instead of something that cannot be cited: the passages of the book that it names, else all books. */
export function listInstead(
  passages: readonly CitablePassage[],
  typed: string,
): { places: string[] } | { books: string[] } {
  const sought = fold(typed);
  const places = passages
    .filter(({ book }) => beginsWith(sought, fold(book)))
    .map(({ reference }) => reference);
  return places.length > 0 ? { places } : { books: [...new Set(passages.map(({ book }) => book))] };
}

/** By whole words: verse 1 is no beginning of verse 18. */
function beginsWith(text: string, sought: string): boolean {
  const folded = fold(text);
  return folded.startsWith(sought) && !/^[\p{L}\p{N}]/u.test(folded.slice(sought.length));
}

/** The passage that a citation is of, which may be some of its lines. */
export const passageOf = (cite: string) => cite.split(':')[0];

/** From one line of a passage to a later one. */
function findRange(choices: readonly Citable[], sought: string): string | undefined {
  const dash = sought.lastIndexOf('-');
  const start = sought.slice(0, Math.max(0, dash)).trim();
  const end = sought.slice(dash + 1).trim();
  const from = choices.findIndex(({ cite, reference }) => cite.includes(':') && fold(reference) === start);
  const { cite: first = '' } = choices[from] ?? {};
  const [passage] = first.split(':');
  const last = choices
    .slice(from + 1)
    .find(({ cite, reference }) => cite.startsWith(`${passage}:`) && lastWord(fold(reference)) === end);
  return dash > 0 && from >= 0 && end !== '' && last ? `${first}-${last.cite.split(':')[1]}` : undefined;
}

function fold(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .replaceAll('\u2013', '-')
    .replaceAll(/["'\u05f3\u05f4]/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** What stands after the last space, colon or comma: the line. */
function lastWord(reference: string): string | undefined {
  return reference.split(/[ :,]/).at(-1);
}
