import type { Fields } from '../form/fields.ts';
import { keepTyped } from '../form/keep-typed.ts';

/** What the fields of a form hold, as text; a checkbox that is not checked is missing. */
export type TypedValues = Readonly<Record<string, string>>;

/** The field that carries the version a change is based on. Nobody types into it. */
export const versionField = 'version';

/** What is typed now, without secrets and without the version. */
export function readTyped(fields: Fields, form: HTMLFormElement | null): TypedValues {
  if (!form) return {};
  const { [versionField]: _version, ...typed } = keepTyped(fields, new FormData(form));
  return typed;
}

/** Whether two forms say the same. */
export function isSame(one: TypedValues, other: TypedValues): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => {
    return says(one, name) === says(other, name);
  });
}

function says(values: TypedValues, name: string): string {
  return normalize(values[name]) ?? '';
}

/** Browsers send line breaks as CRLF; spaces at the ends are not kept by most fields. */
function normalize(value: string | undefined): string | undefined {
  return value?.replaceAll('\r\n', '\n').trim();
}

/** A field in which two people differ. */
export interface Difference {
  name: string;
  mine: string | undefined;
  theirs: string | undefined;
  /** Whose it would be if nobody asked: theirs, where only they have changed it. */
  suggested: 'mine' | 'theirs';
}

/** The fields in which what is typed differs from what someone else has saved since. */
export function findDifferences({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', TypedValues>): Difference[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return names
    .filter((name) => says(mine, name) !== says(theirs, name))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      suggested: says(mine, name) === says(base, name) ? 'theirs' : 'mine',
    }));
}

/** What is typed, with these fields as the other person has saved them. */
export function takeTheirs(mine: TypedValues, differences: readonly Difference[]): TypedValues {
  const merged = { ...mine };
  for (const { name, theirs } of differences) {
    if (theirs === undefined) delete merged[name];
    else merged[name] = theirs;
  }
  return merged;
}

/** Values of the API as fields hold them. */
export function toTyped(values: Readonly<Record<string, unknown>>): TypedValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (value === false || name === versionField) return [];
      if (value === null || value === undefined) return [[name, '']];
      if (value === true) return [[name, 'on']];
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
    }),
  );
}
