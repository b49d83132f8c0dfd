/** What an open page of a person may have to load again. */
export type PersonNews = 'messages' | 'time' | 'family' | 'standing' | 'plan';

/**
 * One event of a person's stream. `opened` comes first, and again when some events may have been missed: anything may have
 * changed. With it and with `standing` comes whether she waits for her guardian.
 */
export type PersonEvent =
  | { what: 'opened' | 'standing'; awaitsGuardian: boolean }
  | { what: Exclude<PersonNews, 'standing'> };
