import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';

/** A piece of a tagged text: words, or a tag around some of them. `0` is a break of the line, which has no end. */
export type Piece = string | { id: number; within: Piece[] };

/** The text of a block with a numbered tag for each kind of mark: `a <1>bold</1> word`. */
export function writeTagged(content: Json | undefined): string {
  const marks = listMarks(content);
  return listNodes(content)
    .map((node) => {
      if (node['type'] === 'hardBreak') return '<0/>';
      const text = escapeText(typeof node['text'] === 'string' ? node['text'] : '');
      const id = marks.indexOf(keyOf(node)) + 1;
      return id > 0 ? `<${id}>${text}</${id}>` : text;
    })
    .join('');
}

/** The content of a block from such a text. What the tags mean is taken from the block that it was translated from. */
export function readTagged(text: string, like: Json | undefined): JsonObject[] {
  const marks = listMarks(like);
  return readPieces(text).flatMap((piece) => toNodes(piece, marks, 0));
}

function toNodes(piece: Piece, marks: readonly string[], inside: number): JsonObject[] {
  if (typeof piece !== 'string') {
    if (piece.id === 0) return [{ type: 'hardBreak' }];
    return piece.within.flatMap((each) => toNodes(each, marks, piece.id));
  }
  const known = marks[inside - 1];
  return [{ type: 'text', text: piece, ...(known !== undefined && { marks: JSON.parse(known) as Json }) }];
}

const tag = /<(\/?)(\d{1,3})(\/?)>/g;

/** A tagged text as its pieces. A tag that does not fit is a text. */
export function readPieces(text: string): Piece[] {
  const root: Piece[] = [];
  const open: { id: number; within: Piece[] }[] = [];
  let from = 0;
  const add = (piece: Piece) => {
    if (piece !== '') (open.at(-1)?.within ?? root).push(piece);
  };
  for (const found of text.matchAll(tag)) {
    const [whole, slash, digits, alone] = found;
    const id = Number(digits);
    const isEnd = slash === '/' && open.at(-1)?.id === id;
    const isStart = slash === '' && alone === '' && id > 0 && open.length === 0;
    const isBreak = slash === '' && alone === '/' && id === 0;
    if (!isEnd && !isStart && !isBreak) continue;
    add(unescapeText(text.slice(from, found.index)));
    from = found.index + whole.length;
    if (isBreak) add({ id: 0, within: [] });
    if (isStart) open.push({ id, within: [] });
    const ended = isEnd ? open.pop() : undefined;
    if (ended) add(ended);
  }
  add(unescapeText(text.slice(from)));
  // What was never closed is not lost.
  for (const left of open) root.push(left);
  return root;
}

export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const unescapeText = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const listNodes = (content: Json | undefined) => (Array.isArray(content) ? content.filter(isJsonObject) : []);
const keyOf = ({ marks }: JsonObject) =>
  Array.isArray(marks) && marks.length > 0 ? JSON.stringify(marks) : '';

function listMarks(content: Json | undefined): string[] {
  return [...new Set(listNodes(content).map(keyOf))].filter(Boolean);
}
