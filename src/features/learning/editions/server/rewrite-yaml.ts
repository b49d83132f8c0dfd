import { parse, parseDocument, stringify, type Document } from 'yaml';
import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { changedPaths } from '#features/cms/server/public.ts';

const style = { lineWidth: 100 };

/** A file with other content. What has not changed keeps its comments and the way in which it was written. */
export function rewriteYaml(text: string | undefined, content: JsonObject): string {
  if (text === undefined) return stringify(content, style);
  const document = parseDocument(text);
  change(document, [], document.toJS() as Json, content);
  const written = document.toString(style);
  const isSame = changedPaths(parse(written) as JsonObject, content).length === 0;
  return isSame ? written : stringify(content, style);
}

function change(document: Document, path: (string | number)[], before: Json | undefined, after: Json): void {
  if (isJsonObject(before) && isJsonObject(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) document.deleteIn([...path, key]);
    for (const [key, value] of Object.entries(after))
      change(document, [...path, key], Object.hasOwn(before, key) ? before[key] : undefined, value);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    after.forEach((value: Json, at) => change(document, [...path, at], before[at], value));
  else if (JSON.stringify(before) !== JSON.stringify(after))
    document.setIn(path, typeof after === 'object' ? document.createNode(after) : after);
}
