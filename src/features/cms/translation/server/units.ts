import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { findPattern } from '#features/cms/fields/policy-labels.ts';
import type { Keys } from '#features/cms/fields/server/patterns.ts';
import { escapeKey, flatten, unflatten } from '#features/cms/fields/server/paths.ts';
import { isRichText, readBlocks, writeBlocks } from './rich-units.ts';

/** One text that is translated: a field, an element of a list, or a block of a text of blocks. */
export interface Unit {
  /** Its place in the texts of a language. */
  path: string;
  /** The field that it belongs to. */
  field: string;
  keys: Keys;
  text: string;
  /** Its text has tags where the block has marks: `a <1>bold</1> word`. */
  isTagged: boolean;
}

/** Strings that are no text, such as the settings of a caption, by pattern. */
export type Untranslated = readonly string[];

/** The texts of a language, each with its place, in their order. Empty ones are among them. */
export function listUnits(texts: JsonObject, untranslated: Untranslated = []): Unit[] {
  return listFields(texts).flatMap(({ field, keys, value }) => unitsOf(field, keys, value, untranslated));
}

interface Field {
  field: string;
  keys: readonly string[];
  value: Json;
}

/** The fields of texts; other than in `flatten`, a text of blocks is one. */
function listFields(texts: JsonObject, above: readonly string[] = []): Field[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const keys = [...above, key];
    if (isJsonObject(value) && !isRichText(value)) return listFields(value, keys);
    return { field: keys.map(escapeKey).join('.'), keys, value };
  });
}

function unitsOf(field: string, keys: Keys, value: Json, untranslated: Untranslated): Unit[] {
  return textsIn(value, keys)
    .filter((one) => findPattern(untranslated, one.keys) === undefined)
    .map((one) => ({ ...one, field, path: one.keys.map((key) => escapeKey(String(key))).join('.') }));
}

function textsIn(value: Json, keys: Keys): Pick<Unit, 'keys' | 'text' | 'isTagged'>[] {
  if (typeof value === 'string') return [{ keys, text: value, isTagged: false }];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...keys, at]));
  if (!isJsonObject(value)) return [];
  if (isRichText(value)) return readBlocks(value, keys);
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...keys, key]));
}

/** Whether the texts of a language lack this field, as far as another language has it. */
export function lacksField(mine: readonly Unit[] | undefined, theirs: readonly Unit[]): boolean {
  if (!mine?.some(({ text }) => text !== '')) return theirs.some(({ text }) => text !== '');
  return mine.some(({ text }) => text === '') && theirs.every(({ text }) => text !== '');
}

/**
 * The texts of a language with some of its units written, by path. What is a list or a text of blocks is made like the
 * other language's if it is not there yet; one that is there and made differently is left as it is.
 */
export function writeUnits(
  source: JsonObject,
  target: JsonObject,
  written: ReadonlyMap<string, string>,
  untranslated: Untranslated = [],
): JsonObject {
  const leaves = flatten(target);
  for (const { field, keys, value, frame } of listOpenFields(source, target, untranslated)) {
    const units = unitsOf(field, keys, value, untranslated).filter(({ path }) => written.has(path));
    if (units.length === 0) continue;
    for (const leaf of leaves.keys()) if (isAround(leaf, field)) leaves.delete(leaf);
    const full = units.reduce((whole, { path, keys: place }) => {
      const text = written.get(path) ?? '';
      return writeText(whole, value, place.slice(keys.length), text);
    }, frame);
    leaves.set(field, full);
  }
  return unflatten(leaves);
}

/** The units that can be written one by one into the texts of a language: those of the other language that fit them. */
export function listOpenUnits(
  source: JsonObject,
  target: JsonObject,
  untranslated: Untranslated = [],
): Unit[] {
  return listOpenFields(source, target, untranslated).flatMap(({ field, keys, value }) =>
    unitsOf(field, keys, value, untranslated),
  );
}

/** Fields of the one language that fit the texts of the other, each with what its texts are written into. */
function listOpenFields(
  source: JsonObject,
  target: JsonObject,
  untranslated: Untranslated,
): (Field & { frame: Json })[] {
  const own = new Map(listFields(target).map((each) => [each.field, each.value]));
  const groups = new Set([...own.keys()].flatMap(listGroups));
  return listFields(source).flatMap((each) => {
    const { field, keys, value } = each;
    // Something else stands where this field would be.
    if (groups.has(field) || listGroups(field).some((group) => own.has(group))) return [];
    const frame = frameOf(value, own.get(field), keys, untranslated);
    return frame === undefined ? [] : [{ ...each, frame }];
  });
}

/** The groups that a field lies in. */
function listGroups(field: string): string[] {
  const keys = field.split('.');
  return keys.slice(1).map((_, at) => keys.slice(0, at + 1).join('.'));
}

const isAround = (leaf: string, field: string) =>
  leaf.startsWith(`${field}.`) || field.startsWith(`${leaf}.`);

/** What the texts are written into: what is there if it is made alike, else what the other language has, emptied. */
function frameOf(
  source: Json,
  own: Json | undefined,
  keys: Keys,
  untranslated: Untranslated,
): Json | undefined {
  const emptied = empty(source, keys, untranslated);
  if (own === undefined || own === null || textsIn(own, keys).every(({ text }) => text === ''))
    return isScalar(own) ? undefined : emptied;
  return JSON.stringify(empty(own, keys, untranslated)) === JSON.stringify(emptied) ? own : undefined;
}

const isScalar = (value: Json | undefined) => typeof value === 'number' || typeof value === 'boolean';

/** A value without its texts. */
function empty(value: Json, keys: Keys, untranslated: Untranslated): Json {
  return unitsOf('', keys, value, untranslated).reduce(
    (whole, { keys: place }) => writeText(whole, value, place.slice(keys.length), ''),
    value,
  );
}

/** A value with another text at a place; `like` says what the marks of a block are. */
function writeText(value: Json, like: Json, place: Keys, text: string): Json {
  const [key, ...rest] = place;
  if (isRichText(value) && isRichText(like)) return writeBlocks(value, like, place, text);
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.with(Number(key), writeText(value[Number(key)] ?? '', childOf(like, key), rest, text));
  if (!isJsonObject(value)) return value;
  return { ...value, [key]: writeText(value[key] ?? '', childOf(like, key), rest, text) };
}

function childOf(value: Json, key: string | number): Json {
  if (Array.isArray(value)) return value[Number(key)] ?? '';
  return isJsonObject(value) ? (value[key] ?? '') : '';
}
