import { href } from '#urls.ts';
import type { CalendarAsked } from '../contract.ts';

/** The address of the page as it is asked for, with some of it changed; `at` is the part of the page to go to. */
export function addressOf(asked: CalendarAsked, changed: Partial<CalendarAsked>, at = ''): string {
  const { span, month, on, courseId, calendar, currency } = { ...asked, ...changed };
  const address = href('sponsorships', undefined, {
    span: span === 'day' ? undefined : span,
    month,
    on,
    course: courseId,
    calendar,
    currency,
  });
  return at === '' ? address : `${address}#${at}`;
}
