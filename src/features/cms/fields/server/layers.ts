import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '#core/json.ts';
import { canonicalJson, flatten, isSame, unflatten, type Leaves } from './paths.ts';

/**
 * A field of the house: its value, or none if the house has taken it away. `base` is the hash of the shipped value when
 * the house first changed it; a field that was not shipped has none.
 */
export interface HouseField {
  value?: Json;
  base?: string;
}

/** The house's fields of one part of an entry, by path. */
export type Fields = Record<string, HouseField>;

/** A field that the house has changed and a later release has changed too. */
export interface FieldConflict {
  path: string;
  shipped?: Json;
  house?: Json;
}

/** The hash of a value; undefined if there is none. */
export function hashOf(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined;
  return createHash('sha256').update(canonicalJson(value)).digest('base64url').slice(0, 22);
}

/** The house's fields over what is shipped. */
export function layFields(shipped: JsonObject | undefined, fields: Fields): JsonObject {
  const house = Object.entries(fields);
  const leaves: Leaves = flatten(shipped ?? {});
  for (const [path, { value }] of house) {
    const wasShipped = leaves.has(path);
    // A field that is only changed keeps its place among the others.
    if (value === undefined) leaves.delete(path);
    if (value === undefined || wasShipped) continue;
    for (const other of leaves.keys()) if (isAround(path, other)) leaves.delete(other);
  }
  for (const [path, { value }] of house) if (value !== undefined) leaves.set(path, value);
  return unflatten(leaves);
}

/** Whether two paths cannot both be fields: one lies within the other. */
const isAround = (a: string, b: string) => a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/**
 * What the house must keep so that an object becomes what it is over what is shipped. A field that it kept before stays
 * based on the release that it was made against; one that is as shipped again is no longer the house's.
 */
export function diffFields(shipped: JsonObject | undefined, wanted: JsonObject, before: Fields): Fields {
  const old = flatten(shipped ?? {});
  const now = flatten(wanted);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => !isSame(old.get(path), now.get(path)),
  );
  return Object.fromEntries(
    changed.toSorted().map((path) => {
      const value = now.get(path);
      const known = Object.hasOwn(before, path) ? before[path] : undefined;
      const base = known ? known.base : hashOf(old.get(path));
      return [path, { ...(value !== undefined && { value }), ...(base !== undefined && { base }) }];
    }),
  );
}

/** The house's fields whose shipped value is no longer the one that the house changed. */
export function findConflicts(shipped: JsonObject | undefined, fields: Fields): FieldConflict[] {
  const leaves = flatten(shipped ?? {});
  return Object.entries(fields).flatMap(([path, { value, base }]) => {
    const now = leaves.get(path);
    if (hashOf(now) === base || isSame(now, value)) return [];
    return [
      { path, ...(now !== undefined && { shipped: now }), ...(value !== undefined && { house: value }) },
    ];
  });
}

/** The fields after staff has said that the house's value of one stays: it is based on what is shipped now. */
export function keepField(shipped: JsonObject | undefined, fields: Fields, path: string): Fields {
  const base = hashOf(flatten(shipped ?? {}).get(path));
  const { base: _old, ...field } = fields[path] ?? {};
  return { ...fields, [path]: { ...field, ...(base !== undefined && { base }) } };
}

/** The fields after staff has taken the shipped value of one. */
export function takeField(fields: Fields, path: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== path));
}

/** The paths that differ between two objects. */
export function changedPaths(before: JsonObject | undefined, after: JsonObject | undefined): string[] {
  const old = flatten(before ?? {});
  const now = flatten(after ?? {});
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => !isSame(old.get(path), now.get(path)))
    .toSorted();
}

/** Whether two sets of fields say the same. */
export function saySame(a: Fields = {}, b: Fields = {}): boolean {
  const paths = Object.keys(a);
  return (
    paths.length === Object.keys(b).length &&
    paths.every((path) => Object.hasOwn(b, path) && isSame(a[path]?.value, b[path]?.value))
  );
}

/** Whether they also rest on the same shipped values. */
export function areSame(a: Fields = {}, b: Fields = {}): boolean {
  return saySame(a, b) && Object.keys(a).every((path) => a[path]?.base === b[path]?.base);
}
