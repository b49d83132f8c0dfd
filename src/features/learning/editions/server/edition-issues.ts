import type { Locale } from '#core/locale.ts';
import { localeCodes } from '#core/locale.ts';
import type { CourseFiles, EntryType, FileOrigin } from './join-course.ts';
import { cueAtLine } from './film-cues.ts';

/** Something wrong with a field of an entry. `path` is that within its shared part or its texts of a language. */
export interface EditionIssue {
  type: EntryType;
  key: string;
  part: 'shared' | Locale;
  path: string;
  message: string;
}

/** Where values stand in documents that have no lines: each place gets a number instead. */
export class DocumentPlaces {
  readonly #paths: (readonly PropertyKey[])[] = [];

  readonly lineOf = (path: readonly PropertyKey[]): number => this.#paths.push([...path]);

  pathOf(line: number): readonly PropertyKey[] {
    return this.#paths[line - 1] ?? [];
  }
}

/** A mistake as the checks of files report it; `file` is the path within the course's folder. */
export interface FileMistake {
  file: string;
  line: number;
  message: string;
}

/** The mistakes as issues of fields, each once: a text that other languages show is wrong in its own language only. */
export function toIssues(
  mistakes: readonly FileMistake[],
  files: CourseFiles,
  places: DocumentPlaces,
  shownFrom: (origin: FileOrigin, path: readonly PropertyKey[]) => Locale | undefined,
): EditionIssue[] {
  const issues = mistakes.map(({ file, line, message }): EditionIssue => {
    const origin = files.origins.get(file) ?? originOfMissing(file);
    const vtt = files.captions.get(file);
    const path = vtt === undefined ? places.pathOf(line) : ['captions', cueAtLine(vtt, line)];
    const placed = origin.type === 'film' ? placeInFilm(origin, path) : { origin, path };
    const from = placed.origin.part === 'shared' ? undefined : shownFrom(placed.origin, placed.path);
    const { type, key, part } = placed.origin;
    return { type, key, part: from ?? part, path: placed.path.map(String).join('.'), message };
  });
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

/** A title in `film.yaml` is a text of its language. */
function placeInFilm(
  origin: FileOrigin,
  path: readonly PropertyKey[],
): { origin: FileOrigin; path: readonly PropertyKey[] } {
  const [group, place = 0, field, language] = path;
  if (group !== 'chapters' || field !== 'title') return { origin, path };
  const part = localeCodes.find((code) => code === language) ?? localeCodes[0] ?? 'en';
  return { origin: { ...origin, part }, path: ['titles', place] };
}

/** A file that is missing has no entry yet: the mistake is one of the course. */
function originOfMissing(file: string): FileOrigin {
  const part = localeCodes.find((code) => file.startsWith(`${code}/`)) ?? 'shared';
  return { type: 'course', key: '', part };
}
