import { dayMs } from './durations.ts';

/**
 * The instant at which clocks in a time zone show this day and time. Where they are put back and show it twice, the first;
 * where they are put forward and never show it, the moment just as long after the last one before.
 */
export function instantAt(day: string, time: string, zone: string): Date | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return undefined;
  const before = offsetAt(new Date(shown - dayMs), zone);
  const after = offsetAt(new Date(shown + dayMs), zone);
  const [first, second] = [shown - Math.max(before, after), shown - Math.min(before, after)];
  const isShownAt = (instant: number) => instant + offsetAt(new Date(instant), zone) === shown;
  if (isShownAt(first)) return new Date(first);
  return new Date(isShownAt(second) ? second : shown - before);
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const format = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, format);
  const named = format.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(named);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** The day and the time that clocks in a zone show at an instant, as date and time controls have them. */
export function clockAt(instant: Date, zone: string): { day: string; time: string } {
  const shown = new Date(instant.getTime() + offsetAt(instant, zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
