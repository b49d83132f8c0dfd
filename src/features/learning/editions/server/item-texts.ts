import { itemTypes } from '#core/item-types.ts';
import { isJsonObject, type JsonObject } from '#core/json.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';

/** An item's texts without what belongs to nothing in it, and whether they say everything that it needs. */
export interface FittedTexts {
  texts: JsonObject;
  fits: boolean;
}

/** How the texts of an item are fitted to what it is made of; a kind without a body takes none. */
export function fitterOf(type: string, shared: JsonObject): (texts: JsonObject) => FittedTexts {
  const kind = itemTypes.find((known) => known === type);
  const authoring = kind && serverKinds[kind].authoring;
  const structure = authoring?.structure.safeParse(shared);
  if (!authoring || !structure?.success) return (texts) => ({ texts, fits: authoring !== undefined });
  return (texts) => {
    const read = authoring.texts.safeParse(texts);
    if (!read.success) return { texts, fits: false };
    const leftOver: PropertyKey[][] = [];
    let mistakes = 0;
    authoring.merge(structure.data, read.data, {
      inStructure: () => undefined,
      inTexts: () => void (mistakes += 1),
      leftOver: (path) => void leftOver.push(path),
      cite: () => ({ source: '', citations: [] }),
    });
    return { texts: leftOver.reduce(withoutPath, texts), fits: mistakes === 0 };
  };
}

function withoutPath(object: JsonObject, [key, ...rest]: PropertyKey[]): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) => {
      if (name !== key) return [[name, value]];
      return rest.length > 0 && isJsonObject(value) ? [[name, withoutPath(value, rest)]] : [];
    }),
  );
}
