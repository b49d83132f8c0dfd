/** One caption: when it is shown, in seconds of the film, and its rows. */
export interface Cue {
  start: number;
  end: number;
  text: string;
  /** Where it stands on the screen, as WebVTT says it. */
  settings?: string | undefined;
}

export type CueFormat = 'vtt' | 'srt';

/** Hours are optional, and SRT writes a comma where WebVTT has a point. */
const timing =
  /^((?:\d{1,3}:)?[0-5]?\d:[0-5]?\d[.,]\d{1,3})[ \t]+-->[ \t]+((?:\d{1,3}:)?[0-5]?\d:[0-5]?\d[.,]\d{1,3})(?:[ \t]+(\S.*))?$/;

/**
 * The cues of a WebVTT or SRT file, in the order of their time. Comments, styles, numbers and names are dropped; a file with
 * nothing to read has no cues.
 */
export function readCues(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/);
  return blocks.flatMap(readBlock).toSorted((one, other) => one.start - other.start);
}

function readBlock(block: string): Cue[] {
  const rows = block.split('\n').map((row) => row.trim());
  const at = rows.findIndex((row) => row.length < 200 && timing.test(row));
  const [, start = '', end = '', settings] = timing.exec(rows[at] ?? '') ?? [];
  if (at < 0) return [];
  const text = rows
    .slice(at + 1)
    .filter(Boolean)
    .join('\n');
  return [{ start: toSeconds(start), end: toSeconds(end), text, ...(settings && { settings }) }];
}

/** Cues as a file: WebVTT, or SRT, which has neither settings nor tags but bold and italic. */
export function writeCues(cues: readonly Cue[], format: CueFormat): string {
  const blocks = cues.map(({ start, end, text, settings }, index) => {
    const rows = text
      .split('\n')
      .map((row) => row.trim().replaceAll('-->', '→'))
      .filter(Boolean);
    const times = `${toTime(start, format)} --> ${toTime(end, format)}`;
    return format === 'srt'
      ? [String(index + 1), times, ...rows].join('\n')
      : [settings ? `${times} ${settings.replaceAll(/\s+/g, ' ')}` : times, ...rows].join('\n');
  });
  const head = format === 'vtt' ? ['WEBVTT'] : [];
  return `${[...head, ...blocks].join('\n\n')}\n`;
}

function toSeconds(time: string): number {
  const seconds = time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return roundTime(seconds);
}

/** Times are kept to the thousandth of a second, as files write them. */
export function roundTime(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

function toTime(seconds: number, format: CueFormat): string {
  const thousandths = Math.round(Math.max(0, seconds) * 1000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const whole = Math.floor(thousandths / 1000);
  const hours = Math.floor(whole / 3600);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => pad(part));
  const clock = [...(hours > 0 || format === 'srt' ? [pad(hours)] : []), ...parts].join(':');
  return `${clock}${format === 'srt' ? ',' : '.'}${pad(thousandths % 1000, 3)}`;
}
