/** Checks the files that wait, and makes the quick ones: pictures and texts do not wait behind a film. */
export const quickJob = 'media.handedIn';

/** The same for films and sound. */
export const filmJob = 'media.handedInFilms';
