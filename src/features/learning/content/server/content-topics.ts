/**
 * Sent to every process after the catalog has changed. The payload names what has, as topics with spaces between them;
 * an empty one may mean anything.
 */
export const contentChanged = 'learning.content.changed';

/** Any part of the catalog. */
export const contentTopic = 'content';
/** What lists show of the courses, and which there are. */
export const courseListTopic = 'courses';
/** The categories, and which courses they have. */
export const categoriesTopic = 'categories';
export const passagesTopic = 'passages';

/** All there is in one course. */
export function courseTopic(courseId: string): string {
  return `course:${courseId}`;
}

/** The topics as a payload; empty if they are too many for an event. */
export function writeTopics(topics: readonly string[]): string {
  const payload = topics.join(' ');
  return payload.length > mostCharacters ? '' : payload;
}

const mostCharacters = 7000;
