import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import type { Keys } from '#features/cms/fields/server/patterns.ts';
import { readTagged, writeTagged } from './tagged-text.ts';

interface BlockText {
  keys: Keys;
  text: string;
  isTagged: boolean;
}

/** The attributes of blocks that are read. */
const readAttributes: Record<string, string> = { picture: 'alt', citation: 'source', callToAction: 'text' };

/** Whether a value is a text of blocks. */
export function isRichText(value: Json | undefined): value is JsonObject & { content: Json[] } {
  return isJsonObject(value) && value['type'] === 'doc' && Array.isArray(value['content']);
}

/** The texts of a text of blocks: a paragraph or a heading is one, with tags for its marks. */
export function readBlocks(block: JsonObject, keys: Keys): BlockText[] {
  const { type, attrs, content } = block;
  if (type === 'paragraph' || type === 'heading')
    return [{ keys: [...keys, 'content'], text: writeTagged(content), isTagged: true }];
  const name = typeof type === 'string' ? readAttributes[type] : undefined;
  const said = name !== undefined && isJsonObject(attrs) ? attrs[name] : undefined;
  const own =
    name !== undefined && typeof said === 'string'
      ? [{ keys: [...keys, 'attrs', name], text: said, isTagged: false }]
      : [];
  const within = Array.isArray(content) ? content : [];
  return [
    ...own,
    ...within.flatMap((child, at) =>
      isJsonObject(child) ? readBlocks(child, [...keys, 'content', at]) : [],
    ),
  ];
}

/** A text of blocks with another text at one of those places; its marks are those of `like`. */
export function writeBlocks(block: JsonObject, like: JsonObject, place: Keys, text: string): JsonObject {
  const [key, at, ...rest] = place;
  if (key === 'attrs' && typeof at === 'string')
    return { ...block, attrs: { ...(isJsonObject(block['attrs']) && block['attrs']), [at]: text } };
  if (key !== 'content') return block;
  if (at === undefined) return withInline(block, readTagged(text, like['content']));
  const { content } = block;
  const child = Array.isArray(content) ? content[Number(at)] : undefined;
  const other = Array.isArray(like['content']) ? like['content'][Number(at)] : undefined;
  if (!Array.isArray(content) || !isJsonObject(child) || !isJsonObject(other)) return block;
  return { ...block, content: content.with(Number(at), writeBlocks(child, other, rest, text)) };
}

/** A block without text has no content at all, as the editor stores it. */
function withInline(block: JsonObject, content: JsonObject[]): JsonObject {
  const { content: _old, ...others } = block;
  return content.length > 0 ? { ...others, content } : others;
}
