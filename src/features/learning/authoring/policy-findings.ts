import { judgeDescription } from '#core/accessible-words.ts';
import type { Finding } from '#core/findings.ts';
import type { ItemType } from '#core/item-types.ts';
import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';

/** A bubble of more is hard to read on a phone, and for someone who reads slowly. */
const longestBubble = 120;

interface Draft {
  shared: JsonObject;
  texts: Partial<Record<Locale, JsonObject>>;
}

/** What in a draft of an item, in one language, keeps someone out who cannot see well or reads slowly. */
export function listItemFindings(type: ItemType, { shared, texts }: Draft, locale: Locale): Finding[] {
  const text = texts[locale];
  const seen = new Set<string>();
  const findings = describedPictures(type, shared).flatMap((path): Finding[] => {
    const description = textAt(text, path);
    const kind = judgeDescription(description, locale, seen);
    seen.add(description.trim());
    return kind ? [{ path: placeOf(locale, path), kind }] : [];
  });
  const isLong = (path: readonly string[]) => textAt(text, path).length > longestBubble;
  const long = type === 'visual' ? bubblesOf(shared).filter(isLong) : [];
  return [...findings, ...long.map((path): Finding => ({ path: placeOf(locale, path), kind: 'longWords' }))];
}

const placeOf = (locale: Locale, path: readonly string[]) => ['texts', locale, ...path].join('.');

/** Where the description of each picture of a draft stands. */
function describedPictures(type: ItemType, shared: JsonObject): string[][] {
  if (type === 'visual')
    return listObjects(shared['panels']).map((panel) => ['panels', nameOf(panel), 'alt']);
  return listObjects(shared['questions'])
    .filter(({ picture }) => picture !== undefined)
    .map((question) => ['questions', nameOf(question), 'alt']);
}

function bubblesOf(shared: JsonObject): string[][] {
  return listObjects(shared['panels']).flatMap((panel) =>
    listObjects(panel['bubbles']).map((bubble) => ['panels', nameOf(panel), 'bubbles', nameOf(bubble)]),
  );
}

/** What a thing's texts are named after: its slug if it has one, else its id. */
function nameOf({ slug, id }: JsonObject): string {
  const name = slug ?? id;
  return typeof name === 'string' ? name : '';
}

function listObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function textAt(value: Json | undefined, path: readonly string[]): string {
  const found = path.reduce<Json | undefined>(
    (inner, key) => (isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}
