import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { localeCodes } from '#core/locale.ts';
import type { Content, ContentCourse } from '#features/learning/content/server/content.ts';
import type { Translations } from '#platform/i18n/translations.ts';
import { factsOf } from './course-facts.ts';

const root = join(import.meta.dirname, '../..');

/** What is made of each course: in each language, and without words. */
export const formatsOf = {
  workbook: ['pdf'],
  sourcesheet: ['pdf'],
  presentation: ['pdf'],
  poster: ['pdf', 'svg'],
  kahoot: ['csv'],
} as const;

/** The file beside a course's resources that says what they were made from. */
export const madeFromFile = 'made-from.yaml';

const MadeFrom = z.record(z.string(), z.string());

/** What the resources in a course's folder were made from, by their names; nothing where none was made. */
export function readMadeFrom(courseFolder: string): Record<string, string> {
  const file = join(courseFolder, madeFromFile);
  return existsSync(file) ? MadeFrom.parse(parse(readFileSync(file, 'utf8'))) : {};
}

/**
 * What each resource of a course is made from, as a hash by the resource's name: texts, films, cover, and these scripts.
 * A resource whose hash is another than the one written down when it was made is out of date.
 */
export function hashInputs(
  course: ContentCourse,
  passages: Content['passages'],
  translations: Translations,
): Map<string, string> {
  const films = course.films.map(({ id }) => join('content/courses', course.id, 'media', id, 'film.mp4'));
  const pictures = hashOf(...[join('public/covers', `${course.id}.svg`), ...films].map(hashOfFile));
  const scripts = hashOfScripts();
  const hashes = new Map<string, string>();
  for (const lang of localeCodes) {
    const facts = JSON.stringify(factsOf(course, passages, { lang, say: translations[lang].say }));
    const hash = hashOf(facts, pictures, scripts);
    for (const [kind, formats] of Object.entries(formatsOf))
      for (const format of formats) hashes.set(`${kind}.${lang}.${format}`, hash);
  }
  const [film] = films;
  if (film !== undefined)
    hashes.set('music.mp3', hashOf(hashOfFile(film), hashOfScript('scripts/resources/music.ts')));
  return hashes;
}

function hashOfScripts(): string {
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted();
  return hashOf(...[...files, 'scripts/make-resources.ts'].map(hashOfScript));
}

// Where a module lies changes nothing that it draws.
function hashOfScript(file: string): string {
  return hashOf(readFileSync(join(root, file), 'utf8').replaceAll(/^import [^;]+;\n/gm, ''));
}

function hashOfFile(file: string): string {
  return hashOf(readFileSync(join(root, file)));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
