import type { TimeRules } from '#features/families/time/policy-rules.ts';
import type { ChildTimeRules } from '../contract.ts';

/** Rules as the API says them, with times as a clock shows them. */
export function showRules({ minutes, quiet, holy }: TimeRules): ChildTimeRules {
  return {
    minutes: [...minutes],
    quiet: quiet ? { from: show(quiet.from), until: show(quiet.until) } : null,
    onHolyDays: holy,
  };
}

export function readRules({ minutes, quiet, onHolyDays }: ChildTimeRules): TimeRules {
  return {
    minutes,
    quiet: quiet ? { from: read(quiet.from), until: read(quiet.until) } : undefined,
    holy: onHolyDays,
  };
}

function show(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function read(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
