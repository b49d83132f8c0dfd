import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';

/** A text as far as it is written, and in every place that is still empty what a whole one has there. */
export function completeText<T extends Json>(own: T, whole: T): T;
export function completeText(own: Json, whole: Json): Json {
  if (own === null || own === '') return whole;
  if (isJsonObject(own) && isJsonObject(whole)) return completeObject(own, whole);
  if (!Array.isArray(own) || !Array.isArray(whole)) return own;
  if (own.length === 0) return whole;
  return own.map((part, place) => completeText(part, whole[place] ?? part));
}

function completeObject(own: JsonObject, whole: JsonObject): JsonObject {
  const names = [...new Set([...Object.keys(whole), ...Object.keys(own)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [written, other] = [own[name], whole[name]];
      if (written === undefined) return other === undefined ? [] : [[name, other]];
      return [[name, other === undefined ? written : completeText(written, other)]];
    }),
  );
}
