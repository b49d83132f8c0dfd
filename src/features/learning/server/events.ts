/** Sent to every process after the catalog has changed; the payload is the hash of the new content. */
export const contentChanged = 'learning.content.changed';
