import { setImmediate as nextTurn } from 'node:timers/promises';
import { itemTypes } from '#core/item-types.ts';
import { isJsonObject, type JsonObject } from '#core/json.ts';
import { listItems, type CourseDocs } from './course-docs.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';

/** An item's texts without what belongs to nothing in it, and whether they say everything that it needs. */
export interface FittedTexts {
  type: string;
  texts: JsonObject;
  fits: boolean;
}

/** What was found out about texts, as long as anything holds them and what they are of. */
const known = new WeakMap<JsonObject, WeakMap<JsonObject, FittedTexts>>();

/** How the texts of an item are fitted to what it is made of; a kind without a body takes none. */
export function fitterOf(type: string, shared: JsonObject): (texts: JsonObject) => FittedTexts {
  const fitted = known.get(shared) ?? new WeakMap<JsonObject, FittedTexts>();
  known.set(shared, fitted);
  let fit: ((texts: JsonObject) => FittedTexts) | undefined;
  return (texts) => {
    const before = fitted.get(texts);
    const found = before?.type === type ? before : (fit ??= makeFitter(type, shared))(texts);
    fitted.set(texts, found);
    return found;
  };
}

/** The same, one text a call. */
export function fitAll({ course, items }: CourseDocs): (() => void)[] {
  return listItems(course.shared).flatMap(({ id, type }) => {
    const item = items[id];
    if (!item) return [];
    const fit = fitterOf(type, item.shared);
    return Object.values(item.texts).map((texts) => () => void fit(texts));
  });
}

function makeFitter(type: string, shared: JsonObject): (texts: JsonObject) => FittedTexts {
  const kind = itemTypes.find((known) => known === type);
  const authoring = kind && serverKinds[kind].authoring;
  const structure = authoring?.structure.safeParse(shared);
  if (!authoring || !structure?.success) return (texts) => ({ type, texts, fits: authoring !== undefined });
  return (texts) => {
    const read = authoring.texts.safeParse(texts);
    if (!read.success) return { type, texts, fits: false };
    const leftOver: PropertyKey[][] = [];
    let mistakes = 0;
    authoring.merge(structure.data, read.data, {
      inStructure: () => undefined,
      inTexts: () => void (mistakes += 1),
      leftOver: (path) => void leftOver.push(path),
      cite: () => ({ source: '', citations: [] }),
    });
    return { type, texts: leftOver.reduce(withoutPath, texts), fits: mistakes === 0 };
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

/** How long others wait at most, in milliseconds, before they are let in. */
const turnMilliseconds = 10;

/**
 * Fits texts to what they are of, letting others in between: laying out crosswords in seven languages would hold up every
 * request. Only after some work, since each turn lasts as long as what the others do with it, and the caller's transaction
 * lasts as long: on the embedded database everyone else waits for its connection.
 */
export async function fitInTurns(docs: CourseDocs): Promise<void> {
  let begun = performance.now();
  for (const fit of fitAll(docs)) {
    fit();
    if (performance.now() - begun < turnMilliseconds) continue;
    await nextTurn();
    begun = performance.now();
  }
}
