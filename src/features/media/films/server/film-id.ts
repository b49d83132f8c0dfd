import { randomInt } from 'node:crypto';

/** Neither vowels nor look-alikes, so that an id is no word and is read aloud without doubt. */
const letters = 'bcdfghjkmnpqrstvwxyz23456789';
const length = 10;

/** A new id, such as `film-7h2k9m3qxz`: what an item of a course names, and a folder of files. */
export function makeFilmId(): string {
  return `film-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
}
