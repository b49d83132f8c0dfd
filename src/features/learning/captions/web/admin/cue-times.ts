import { roundTime } from '#core/cues.ts';

/** `62.5` → `1:02.500` */
export function writeTime(seconds: number): string {
  const thousandths = Math.round(Math.max(0, seconds) * 1000);
  const whole = Math.floor(thousandths / 1000);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${Math.floor(whole / 60)}:${pad(whole % 60, 2)}.${pad(thousandths % 1000, 3)}`;
}

/** The seconds of what someone typed: `1:02.5`, `62,5`, `0:01:02`; undefined if it is no time. */
export function readTime(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^(?:\d{1,2}:){0,2}\d{1,5}(?:\.\d{1,3})?$/.test(plain)) return undefined;
  return roundTime(plain.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}
