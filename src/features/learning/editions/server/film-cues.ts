import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';

const timing = /^((?:\d+:)?\d+:\d+\.\d+)[ \t]+-->[ \t]+((?:\d+:)?\d+:\d+\.\d+)(?:[ \t]+(.*))?$/;

/** The cues of a WebVTT file, as staff edits them: seconds and the lines as shown. Comments and names of cues are dropped. */
export function readCues(vtt: string): JsonObject[] {
  const blocks = vtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const rows = block.split('\n').map((row) => row.trim());
    const at = rows.findIndex((row) => timing.test(row));
    const [, start = '', end = '', settings] = timing.exec(rows[at] ?? '') ?? [];
    if (at < 0) return [];
    const text = rows
      .slice(at + 1)
      .filter(Boolean)
      .join('\n');
    return { start: toSeconds(start), end: toSeconds(end), text, ...(settings && { settings }) };
  });
}

/** The cues as a WebVTT file. */
export function writeCues(cues: Json | undefined): string {
  const blocks = (Array.isArray(cues) ? cues : [])
    .filter(isJsonObject)
    .map(({ start, end, text, settings }) => {
      const suffix = typeof settings === 'string' ? ` ${settings.replaceAll(/\s+/g, ' ')}` : '';
      const rows =
        typeof text === 'string' ? text.split('\n').map((row) => row.trim().replaceAll('-->', '→')) : [];
      return [`${toTime(start)} --> ${toTime(end)}${suffix}`, ...rows.filter(Boolean)].join('\n');
    });
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** The place among the cues, from 0, of what stands in this line of a WebVTT file. */
export function cueAtLine(vtt: string, line: number): number {
  const rows = vtt.split('\n').slice(0, line);
  return Math.max(0, rows.filter((row) => row.includes('-->')).length - 1);
}

function toSeconds(time: string): number {
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(seconds * 1000) / 1000;
}

function toTime(seconds: Json | undefined): string {
  const thousandths = Math.round((typeof seconds === 'number' ? Math.max(0, seconds) : 0) * 1000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const whole = Math.floor(thousandths / 1000);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => pad(part));
  const hours = Math.floor(whole / 3600);
  return `${[...(hours ? [pad(hours)] : []), ...parts].join(':')}.${pad(thousandths % 1000, 3)}`;
}
