/** A piece of a line: plain, bold, or a link to a secure page elsewhere. */
export type StoryPiece = string | { bold: string } | { link: string };
export type StoryBlock =
  | { kind: 'heading'; pieces: StoryPiece[] }
  | { kind: 'paragraph'; lines: StoryPiece[][] }
  | { kind: 'list'; items: StoryPiece[][] };

const bullet = /^[-*•]\s+/;
const heading = /^#{1,3}\s+/;
const marked = /\*\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*\*|https:\/\/[^\s<>"'()[\]{}\\]{3,300}/g;
/** What ends a sentence does not belong to the address before it. */
const afterLink = /[.,;:!?…׃]+$/u;

/**
 * A story as its organizer typed it, in blocks: an empty line ends a paragraph, `-` begins an item of a list, `#` a heading,
 * `**words**` are bold, and `https://…` is a link. Everything else is words, so nothing of a story can run or load anything.
 */
export function readStory(text: string): StoryBlock[] {
  return text.split(/\n[ \t]*\n\s*/).flatMap((part) =>
    readPart(
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  );
}

function readPart(lines: string[]): StoryBlock[] {
  const blocks: StoryBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (heading.test(line)) blocks.push({ kind: 'heading', pieces: readPieces(line.replace(heading, '')) });
    else if (bullet.test(line)) {
      const item = readPieces(line.replace(bullet, ''));
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.lines.push(readPieces(line));
    else blocks.push({ kind: 'paragraph', lines: [readPieces(line)] });
  }
  return blocks;
}

function readPieces(line: string): StoryPiece[] {
  const pieces: StoryPiece[] = [];
  let at = 0;
  for (const { 0: found, 1: bold, index } of line.matchAll(marked)) {
    const link = found.replace(afterLink, '');
    if (bold === undefined && !URL.canParse(link)) continue;
    if (index > at) pieces.push(line.slice(at, index));
    pieces.push(bold === undefined ? { link } : { bold });
    at = index + (bold === undefined ? link.length : found.length);
  }
  if (at < line.length) pieces.push(line.slice(at));
  return pieces;
}
