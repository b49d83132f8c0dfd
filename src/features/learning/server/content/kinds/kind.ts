import type * as z from 'zod';

/** Where a mistake is told: in the file of the structure, or in that of the texts. */
export interface Mistakes {
  inStructure(path: PropertyKey[], message: string): void;
  inTexts(path: PropertyKey[], message: string): void;
}

/**
 * How one kind of item is authored: `items/<item>.yaml` is the same in every language, `<lang>/items/<item>.yaml` has its
 * texts, and both together make what is shown, the key included.
 */
export interface Kind<Structure, Texts, Body> {
  structure: z.ZodType<Structure>;
  texts: z.ZodType<Texts>;
  merge(structure: Structure, texts: Texts, mistakes: Mistakes): Body;
  /** The pictures it shows, as files of `pictures/<item>/`. */
  pictures?(structure: Structure): string[];
}

/** Declares a kind; its types follow from its schemas. */
export function kind<Structure, Texts, Body>(
  declared: Kind<Structure, Texts, Body>,
): Kind<Structure, Texts, Body> {
  return declared;
}

/**
 * What the texts say of each of the structure's ids, in the structure's order; tells of those that only one of them has.
 */
export function matchTexts<Id extends string, T>(
  ids: readonly Id[],
  texts: Readonly<Record<string, T>>,
  path: PropertyKey[],
  mistakes: Mistakes,
): { id: Id; text: T }[] {
  for (const id of Object.keys(texts)) {
    if (!ids.some((wanted) => wanted === id)) mistakes.inTexts([...path, id], `${id} is not in items/`);
  }
  return ids.flatMap((id) => {
    const text = texts[id];
    if (text === undefined) mistakes.inTexts(path, `${[...path, id].join('.')} is missing`);
    return text === undefined ? [] : [{ id, text }];
  });
}
