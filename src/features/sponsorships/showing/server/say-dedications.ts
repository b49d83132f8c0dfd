import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';
import { addDays, noonOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { formatHebrewDay } from '#platform/jewish-calendar/hebrew-date.ts';
import { plainName } from '#platform/mail/mail-words.ts';
import { spans } from '#features/sponsorships/policy.ts';
import type { DedicationView } from '../contract.ts';
import { readDay } from './show-dedications.ts';

type SayCtx = Pick<Ctx, 'db' | 'events' | 'clock' | 'sealing' | 'sayIn'>;

interface MailedDays {
  first: LocalDate;
  last: LocalDate;
  language: Locale;
}

/**
 * Whom days, and their week and month, are dedicated to, in sentences for a mail: each dedication once. Courses have theirs on their own
 * pages. The names in them lead nowhere, like all names in mails.
 */
export async function sayDedications(ctx: SayCtx, { first, last, language }: MailedDays): Promise<string[]> {
  const said: { span: DedicationView['span']; text: string }[] = [];
  for (let date = first; date <= last; date = addDays(date, 1))
    for (const dedication of await readDay(ctx, date))
      if (dedication.span !== 'course')
        said.push({ span: dedication.span, text: sayDedication(ctx, dedication, date, language) });
  const ordered = said.toSorted((one, other) => spans.indexOf(one.span) - spans.indexOf(other.span));
  return [...new Set(ordered.map(({ text }) => text))];
}

function sayDedication(
  { sayIn }: Pick<Ctx, 'sayIn'>,
  { span, kind, words }: DedicationView,
  date: LocalDate,
  language: Locale,
): string {
  const day = dayFormat(locales[language].tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const shown = {
    day: 'sponsorships.mailed.day',
    week: 'sponsorships.shown.week',
    month: 'sponsorships.shown.month',
    course: 'sponsorships.shown.course',
  } as const;
  const kinds = {
    memory: 'sponsorships.kind.memory',
    refuah: 'sponsorships.kind.refuah',
    honor: 'sponsorships.kind.honor',
  } as const;
  const values = { day: day.format(noonOf(date)), hebrew: formatHebrewDay(date, language) };
  return `${sayIn(language, shown[span], values)} ${sayIn(language, kinds[kind])} ${plainName(words)}`;
}
