import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';

/** An item before it is published: what all languages share, and each language's texts. */
export interface ItemDraft {
  shared: JsonObject;
  texts: Partial<Record<Locale, JsonObject>>;
}

/** Keys of objects and places in lists, from the outside in. */
export type TextPath = readonly (string | number)[];

/** What stands at a path; undefined if there is nothing. */
export function valueAt(value: Json | undefined, path: TextPath): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(value)) return typeof first === 'number' ? valueAt(value[first], rest) : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined;
  return valueAt(value[first], rest);
}

/** A text of a language; empty if it has not been written. */
export function textAt({ texts }: ItemDraft, locale: Locale, path: TextPath): string {
  const value = valueAt(texts[locale], path);
  return typeof value === 'string' ? value : '';
}

/** With another text at a path; what is empty is left out, as a text that is not there. */
export function withText(draft: ItemDraft, locale: Locale, path: TextPath, text: string): ItemDraft {
  const texts = setIn(draft.texts[locale] ?? {}, path, text === '' ? undefined : text);
  return { ...draft, texts: { ...draft.texts, [locale]: texts } };
}

/** Without what all languages have at a path, for something that was removed. */
export function withoutTexts(draft: ItemDraft, path: TextPath): ItemDraft {
  return eachLanguage(draft, (texts) => setIn(texts, path, undefined));
}

/** With each language's texts at a path changed. */
export function changeTexts(
  draft: ItemDraft,
  path: TextPath,
  change: (value: Json) => Json | undefined,
): ItemDraft {
  return eachLanguage(draft, (texts) => {
    const value = valueAt(texts, path);
    return value === undefined ? texts : setIn(texts, path, change(value));
  });
}

/** With other values in what all languages share; undefined removes one. */
export function withShared(draft: ItemDraft, changes: Record<string, Json | undefined>): ItemDraft {
  let { shared } = draft;
  for (const [key, value] of Object.entries(changes)) shared = setIn(shared, [key], value);
  return { ...draft, shared };
}

function eachLanguage({ shared, texts }: ItemDraft, change: (texts: JsonObject) => JsonObject): ItemDraft {
  const changed: ItemDraft['texts'] = {};
  for (const locale of localeCodes) {
    const said = texts[locale];
    if (said) changed[locale] = change(said);
  }
  return { shared, texts: changed };
}

function setIn(value: JsonObject, path: TextPath, next: Json | undefined): JsonObject {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const inner = rest.length > 0 ? setWithin(value[first], rest, next) : next;
  if (inner !== undefined) return { ...value, [first]: inner };
  const { [first]: _gone, ...others } = value;
  return others;
}

function setWithin(value: Json | undefined, path: TextPath, next: Json | undefined): Json | undefined {
  const [first, ...rest] = path;
  if (typeof first !== 'number')
    return setIn(
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
      path,
      next,
    );
  // Two texts that belong together keep their places, also while one of them is empty.
  const list = Array.isArray(value) ? [...value] : [];
  while (list.length <= first) list.push('');
  list[first] = (rest.length > 0 ? setWithin(list[first], rest, next) : next) ?? '';
  return list.some((one) => one !== '') ? list : undefined;
}

/** A list with one of its things elsewhere; the same list if that is no place in it. */
export function movedInList<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** A name that none of the others has: `answer-1`, `answer-2` … */
export function freeName(prefix: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const name = `${prefix}-${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** The strings of a list in a document. */
export function listOfTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The objects of a list in a document. */
export function listOfObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
