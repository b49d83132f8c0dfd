import { isJsonObject, type Json } from '#core/json.ts';

/** Whether two values say the same. Keys may stand in any order; one without a value is none. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameJson(value, other[index]));
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSameJson(one[key], other[key]),
  );
}
