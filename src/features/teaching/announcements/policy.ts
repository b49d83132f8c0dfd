import { hourMs } from '#core/durations.ts';

/** The most characters of an announcement. */
export const longestAnnouncement = 1000;

/** Announcements of one class, and how many of them may be pinned. */
export const announcementsAtMost = 1000;
export const pinnedAtMost = 3;

/** For so long its author may change the words: after that, people have read them. */
export const changeableMs = hourMs / 4;

/** Until when the words of an announcement may be changed. */
export function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + changeableMs);
}
