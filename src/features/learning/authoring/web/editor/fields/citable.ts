import type { CitablePassage } from '#features/learning/authoring/contract.ts';

interface Citable {
  cite: string;
  reference: string;
  /** How its text begins; empty for a line of a passage. */
  opening: string;
}

/** Everything that may be cited, whole passages first and then each one's lines, in the order given. */
export function listCitable(passages: readonly CitablePassage[]): Citable[] {
  return passages.flatMap(({ cite, reference, opening, lines }) => [
    { cite, reference, opening },
    ...lines.map((line) => ({ ...line, opening: '' })),
  ]);
}

/** What a person has typed: a reference as readers write it, in any case and spacing, or a citation as it is stored. */
export function findCitable(choices: readonly Citable[], typed: string): Citable | undefined {
  const sought = fold(typed);
  if (sought === '') return undefined;
  const exact = choices.find(({ cite, reference }) => fold(reference) === sought || cite === typed.trim());
  if (exact) return exact;
  const begun = choices.filter(({ reference }) => fold(reference).startsWith(sought));
  return begun.length === 1 ? begun[0] : undefined;
}

function fold(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .replaceAll(/[\s\u2013-]+/g, ' ');
}
