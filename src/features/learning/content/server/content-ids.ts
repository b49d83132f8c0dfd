import { randomInt } from 'node:crypto';
import * as z from 'zod';

/** What begins the id of a course, a chapter, an item and a question. */
export const idPrefixes = { course: 'c', chapter: 'ch', item: 'i', question: 'q' } as const;
export type Identified = keyof typeof idPrefixes;

/** Neither vowels nor look-alikes, so that an id is no word and is read aloud without doubt. */
const letters = 'bcdfghjkmnpqrstvwxyz23456789';
const length = 8;

/** A new id, such as `i_7h2k9m3q`: random, so it says nothing of its thing and stays when that is renamed or moved. */
export function makeContentId(of: Identified): string {
  const text = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return `${idPrefixes[of]}_${text}`;
}

/** An authored id. A mistake offers a new one to copy. */
export function contentId(of: Identified) {
  const suggest = (mistake: string) => () => `${mistake}: a new one is ${makeContentId(of)}`;
  return z
    .string({ error: suggest('is missing') })
    .regex(new RegExp(`^${idPrefixes[of]}_[${letters}]{${length}}$`), { error: suggest('is not an id') });
}
