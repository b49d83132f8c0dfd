import type * as z from 'zod';
import type { Citation } from './passages/citations.ts';

/** Where a mistake is reported: in the structure's file or the texts'. */
export interface Mistakes {
  inStructure(path: PropertyKey[], message: string): void;
  /** `missing`: what is not there below the path. */
  inTexts(path: PropertyKey[], message: string, missing?: PropertyKey): void;
  /** Takes a text that belongs to nothing in the structure; without it, such a text is a mistake. */
  leftOver?(path: PropertyKey[]): void;
}

/** What a text is based on, written out and as passages. */
export interface Cited {
  source: string;
  citations: Citation[];
}

export interface Merging extends Mistakes {
  /** Reads the `sources` at this path of the structure; reports any that are not passages. */
  cite(sources: readonly string[], path: PropertyKey[]): Cited;
}

/**
 * How one kind of item is authored: `items/<item>.yaml` is the same in every language, `<lang>/items/<item>.yaml` has
 * its texts, and together they make what is shown, including the key.
 */
export interface Authoring<Structure, Texts, Body> {
  structure: z.ZodType<Structure>;
  texts: z.ZodType<Texts>;
  merge(structure: Structure, texts: Texts, merging: Merging): Body;
  /** The ids in its structure, and where they stand. */
  ids?(structure: Structure): { id: string; path: PropertyKey[] }[];
  /** The pictures it shows, as files of `pictures/<item>/`. */
  pictures?(structure: Structure): string[];
}

/** Declares how a kind is authored; its types follow from its schemas. */
export function defineAuthoring<Structure, Texts, Body>(
  declared: Authoring<Structure, Texts, Body>,
): Authoring<Structure, Texts, Body> {
  return declared;
}

/** The texts for each of the structure's ids, in the structure's order; reports ids that only one of the two has. */
export function matchTexts<Id extends string, T>(
  ids: readonly Id[],
  texts: Readonly<Record<string, T>>,
  path: PropertyKey[],
  mistakes: Mistakes,
): { id: Id; text: T }[] {
  for (const id of Object.keys(texts)) {
    if (ids.some((wanted) => wanted === id)) continue;
    if (mistakes.leftOver) mistakes.leftOver([...path, id]);
    else mistakes.inTexts([...path, id], `${id} is not in items/`);
  }
  return ids.flatMap((id) => {
    const text = texts[id];
    if (text === undefined) mistakes.inTexts(path, `${[...path, id].join('.')} is missing`, id);
    return text === undefined ? [] : [{ id, text }];
  });
}
