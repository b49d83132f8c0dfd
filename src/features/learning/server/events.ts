/** Told to every process after the catalogue changed; the payload is the hash of the new content. */
export const contentChanged = 'learning.content.changed';
