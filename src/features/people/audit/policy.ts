/** One field of an act, as it was before and is now; undefined where it was not there. */
export interface Difference {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** What differs between two states, field by field, however deep. */
export function listDifferences(before: unknown, after: unknown): Difference[] {
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((one) => one.before !== one.after);
}

function flatten(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (isNested)
    for (const [name, part] of Object.entries(value))
      flatten(part, path === '' ? name : `${path}.${name}`, into);
  else if (value !== undefined && path !== '')
    into.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  return into;
}
