/** One line of a transcript; times in seconds of the film. */
export interface CaptionLine {
  start: number;
  end: number;
  text: string;
}

const timing = /^((?:\d+:)?\d+:\d+\.\d+)\s+-->\s+((?:\d+:)?\d+:\d+\.\d+)/;

/** The cues of a WebVTT file as plain text. Tags are dropped, and the lines of a cue become one; anything else is skipped. */
export function readCaptionLines(vtt: string): CaptionLine[] {
  const blocks = vtt.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const rows = block.split('\n');
    const at = rows.findIndex((row) => timing.test(row));
    const [, start = '', end = ''] = timing.exec(rows[at] ?? '') ?? [];
    const text = rows
      .slice(at + 1)
      .map(toPlainText)
      .filter(Boolean)
      .join(' ');
    return at < 0 || !text ? [] : [{ start: toSeconds(start), end: toSeconds(end), text }];
  });
}

/** The line spoken at a second, or the last one before it; -1 before the first. */
export function findCurrentLine(lines: readonly CaptionLine[], seconds: number): number {
  return lines.findLastIndex(({ start }) => start <= seconds);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

function toPlainText(row: string): string {
  return row
    .replace(/<[^<>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim();
}

function toSeconds(time: string): number {
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
