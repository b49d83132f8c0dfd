import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';

/** The fields of an object: the path of each leaf, such as `chapters.first.title`, and its value. A list is one leaf. */
export type Leaves = Map<string, Json>;

/** The fields of an object. An object without any is a leaf itself, so that nothing is lost. */
export function flatten(object: JsonObject): Leaves {
  const leaves: Leaves = new Map();
  collect(object, '', leaves);
  return leaves;
}

function collect(object: JsonObject, prefix: string, leaves: Leaves): void {
  for (const [key, value] of Object.entries(object)) {
    const path = prefix + escapeKey(key);
    if (isJsonObject(value) && Object.keys(value).length > 0) collect(value, `${path}.`, leaves);
    else leaves.set(path, value);
  }
}

type Branch = Map<string, Branch | Leaf>;
interface Leaf {
  value: Json;
}

/** The object that has these fields. Of two that exclude each other, such as `a` and `a.b`, the later one stays. */
export function unflatten(leaves: Iterable<readonly [string, Json]>): JsonObject {
  const root: Branch = new Map();
  for (const [path, value] of leaves) {
    const keys = path.split('.').map(unescapeKey);
    const last = keys.pop() ?? '';
    branchAt(root, keys).set(last, { value });
  }
  return toObject(root);
}

function branchAt(root: Branch, keys: string[]): Branch {
  let branch = root;
  for (const key of keys) {
    const known = branch.get(key);
    if (known instanceof Map) branch = known;
    else {
      const next: Branch = new Map();
      branch.set(key, next);
      branch = next;
    }
  }
  return branch;
}

// `Object.fromEntries` defines own properties, so a key such as `__proto__` is only a key.
function toObject(branch: Branch): JsonObject {
  return Object.fromEntries(
    [...branch].map(([key, child]) => [key, child instanceof Map ? toObject(child) : child.value]),
  );
}

/** As in JSON Pointer, with a dot for its slash. */
export const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('.', '~1');
const unescapeKey = (key: string) => key.replaceAll('~1', '.').replaceAll('~0', '~');

/** JSON with its keys in order: two values are the same if these texts are. */
export function canonicalJson(value: Json | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join()}}`;
}

export const isSame = (a: Json | undefined, b: Json | undefined) => canonicalJson(a) === canonicalJson(b);
