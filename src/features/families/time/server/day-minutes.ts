import type { DayMinute } from '../policy-rules.ts';

const minute = 60_000;
/** Every change of a clock, anywhere, happens at such a step of UTC. */
const step = 15;
const longest = 26 * 60 * minute;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows in a time zone, in minutes since midnight. */
export function dayMinuteOf(at: Date, timeZone: string): DayMinute {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The next full minute at which the clock shows a time that is sought, across changes of the clock: an hour that is skipped is
 * not waited for, and one that comes twice is judged twice. After `within` the search ends.
 */
export function nextWhere(
  from: Date,
  timeZone: string,
  isSought: (clock: DayMinute) => boolean,
  within = longest,
): Date {
  const end = from.getTime() + within;
  let at = Math.ceil(from.getTime() / minute) * minute;
  while (at < end) {
    const clock = dayMinuteOf(new Date(at), timeZone);
    // Between two steps the clock runs evenly.
    const toStep = step - (Math.floor(at / minute) % step);
    for (let passed = 0; passed < toStep; passed += 1)
      if (isSought((clock + passed) % (24 * 60))) return new Date(at + passed * minute);
    at += toStep * minute;
  }
  return new Date(end);
}
