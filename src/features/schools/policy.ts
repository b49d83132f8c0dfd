/** Which calendar of festivals a school keeps. */
export const schoolCalendars = ['israel', 'diaspora'] as const;
export type SchoolCalendar = (typeof schoolCalendars)[number];
