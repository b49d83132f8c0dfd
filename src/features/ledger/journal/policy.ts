/** A span of days of the books, both included. */
export interface Span {
  from: string;
  until: string;
}

/** A month as a span, so many months before the one of `now`, in UTC. */
export function monthBefore(now: Date, months: number): Span {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth() - months;
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return {
    from: dayOf(new Date(Date.UTC(year, month, 1))),
    until: dayOf(new Date(Date.UTC(year, month + 1, 0))),
  };
}
