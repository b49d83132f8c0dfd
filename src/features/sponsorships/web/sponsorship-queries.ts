import { queryOptions } from '@tanstack/react-query';
import { isCurrency } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import type { CalendarAsked } from '../booking/contract.ts';
import { spans, type Span } from '../policy.ts';

/** What the page’s address asks for: `?span=week&on=2026-12-20`. Whatever cannot be read is left out. */
export function readAsked({ searchParams }: URL): CalendarAsked {
  const read = (name: string) => searchParams.get(name) ?? undefined;
  const day = (name: string) => {
    const value = read(name);
    return value !== undefined && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
  };
  const span = spans.find((each): each is Span => each === read('span')) ?? 'day';
  const currency = read('currency')?.toUpperCase();
  const calendar = read('calendar');
  const courseId = read('course')?.slice(0, 100);
  return {
    span,
    month: day('month'),
    on: day('on'),
    calendar: calendar === 'israel' || calendar === 'diaspora' ? calendar : undefined,
    currency: isCurrency(currency) ? currency : undefined,
    courseId: span === 'course' ? courseId : undefined,
  };
}

export const calendarQuery = (api: PageApi, asked: CalendarAsked) =>
  api.sponsorships.calendar.queryOptions({ input: asked, staleTime: 0 });

export const ownSponsorshipQuery = (api: PageApi, token: string) =>
  api.sponsorships.own.queryOptions({ input: { token }, staleTime: 0 });

/** Names what is being booked, so that a sponsor who changes her mind frees what she had chosen before. It travels with the page. */
export const bookingKeyQuery = queryOptions({
  queryKey: ['sponsorships-booking-key'] as const,
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
