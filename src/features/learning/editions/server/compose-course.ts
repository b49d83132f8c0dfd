import type { Json, JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { checkCourse } from '#features/learning/content/server/check-course.ts';
import type { Identities } from '#features/learning/content/server/check-identities.ts';
import type { ContentFolder } from '#features/learning/content/server/content-folder.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import type { WordingFault } from '#features/learning/content/server/passages/check-wording.ts';
import type { PassageLibrary } from '#features/learning/content/server/passages/passage-library.ts';
import type { Report } from '#platform/content/mistakes.ts';
import type { YamlFile } from '#platform/content/yaml-file.ts';
import { findChosenCover, readCover } from './chosen-cover.ts';
import { listChapters, listObjects, textOf, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { DocumentPlaces, toIssues, type EditionIssue, type FileMistake } from './edition-issues.ts';
import { fillLanguages, type Borrowed, type IsStrict } from './fill-languages.ts';
import { joinCourse, type FileOrigin } from './join-course.ts';
import { withUnwrittenFilms } from './unwritten-films.ts';
import type { ReadyFilm } from '#features/media/server/public.ts';
import { nameTracks } from './film-tracks.ts';
import { markLanguages } from './mark-languages.ts';

/** What a course is checked against. */
export interface Surroundings {
  library: PassageLibrary;
  categoryIds: ReadonlySet<string>;
  /** The ids and slugs of everything else. */
  identitiesWith(report: Report): Identities;
  findWordingFaults(text: string, locale: Locale | undefined): WordingFault[];
  /** What staff has uploaded, by the id that a film's entry names. */
  media?: ReadonlyMap<string, ReadyFilm>;
  /** The files of the pictures that staff has uploaded. */
  pictures?: ReadonlySet<string>;
}

interface Composing {
  isStrict: IsStrict;
  shipped: CourseDocs | undefined;
  /** The language of a draft, shown also as far as it is written. */
  draftIn?: Locale;
  /** False for files, whose uploads are elsewhere: what shows one is then planned. */
  requireUploads?: boolean;
}

export interface Composed {
  course: ContentCourse | undefined;
  issues: EditionIssue[];
}

/**
 * A course from what is authored of it, by the checks of files. A language that lacks a text shows that of the first
 * language that has it, and says so. `isStrict` names the texts in which a mistake is one; what is as in the `shipped`
 * edition keeps its files.
 */
export function composeCourse(
  written: CourseDocs,
  around: Surroundings,
  { isStrict, shipped, draftIn, requireUploads = true }: Composing,
): Composed {
  const docs = withUnwrittenFilms(written, around.media);
  const filled = fillLanguages(docs, isStrict, draftIn);
  const files = joinCourse(filled.docs);
  const places = new DocumentPlaces();
  const prefix = `content/courses/${docs.folder}/`;
  const mistakes: FileMistake[] = [];
  const report: Report = (file, line, message) =>
    void mistakes.push({ file: file.startsWith(prefix) ? file.slice(prefix.length) : file, line, message });

  const document = (value: Json): YamlFile<unknown> => ({ value, lineOf: places.lineOf });
  const folder: ContentFolder = {
    name: 'content',
    texts: new Map([...files.captions].map(([file, text]) => [prefix + file, text])),
    documents: new Map([...files.documents].map(([file, value]) => [prefix + file, document(value)])),
    media: new Set(
      [
        ...docs.media,
        ...listUploaded(docs, around.media),
        ...listUploadedPictures(docs, around.pictures),
      ].map((file) => prefix + file),
    ),
    resources: new Map(Object.entries(docs.resources).map(([file, facts]) => [prefix + file, facts])),
    hash: '',
  };
  const shared = {
    categoryIds: around.categoryIds,
    // Two courses may have the same place: the house is not told about each new one of a release.
    orders: new Map<string, string>(),
    identities: around.identitiesWith(report),
    library: around.library,
  };
  const course = checkCourse(
    folder,
    docs.folder,
    shared,
    { requireMedia: false, someCaptions: true, requireUploads },
    report,
  );
  for (const [file, origin] of files.origins) {
    const value = files.documents.get(file);
    if (value) checkWordingOf(value, file, origin, { around, isStrict, places, report });
  }
  const finish = (course: ContentCourse) =>
    nameTracks(
      withFolders(
        withCover(markLanguages(course, filled.borrowed, chapterSlugs(docs)), docs, shipped),
        docs,
        around.media,
      ),
      docs,
      shipped,
    );
  const shownFrom = (origin: FileOrigin, path: readonly PropertyKey[]) =>
    findShownFrom(filled.borrowed, origin, path);
  return {
    course: course && finish(course),
    issues: toIssues(mistakes, files, places, shownFrom),
  };
}

/** The files of uploaded films, as if they lay in the course's folder. */
function listUploaded({ films }: CourseDocs, media: Surroundings['media']): string[] {
  return Object.entries(films).flatMap(([id, film]) =>
    (uploadedOf(film, media)?.files ?? []).map((file) => `media/${id}/${file}`),
  );
}

/** The uploaded pictures that the course and its items name, as if they lay in their folders. */
function listUploadedPictures({ course, items }: CourseDocs, pictures: Surroundings['pictures']): string[] {
  if (!pictures?.size) return [];
  const { picture } = readCover(course.shared['cover']);
  const ofItems = listChapters(course.shared)
    .flatMap(({ items }) => listObjects(items))
    .flatMap((entry) =>
      listTexts([entry, items[textOf(entry['id']) ?? '']?.shared ?? null], [])
        .filter(({ text }) => pictures.has(text))
        .map(({ text }) => `pictures/${textOf(entry['slug']) ?? ''}/${text}`),
    );
  return picture !== undefined && pictures.has(picture) ? [...ofItems, `pictures/${picture}`] : ofItems;
}

function uploadedOf({ shared }: EntryDocs, media: Surroundings['media']): ReadyFilm | undefined {
  return media?.get(textOf(shared['media']) ?? '');
}

function withFolders(
  course: ContentCourse,
  { films }: CourseDocs,
  media: Surroundings['media'],
): ContentCourse {
  if (!media?.size) return course;
  return {
    ...course,
    films: course.films.map((film) => {
      const entry = films[film.id];
      const uploaded = entry && uploadedOf(entry, media);
      return uploaded ? { ...film, folder: uploaded.folder } : film;
    }),
  };
}

function withCover(course: ContentCourse, docs: CourseDocs, shipped: CourseDocs | undefined): ContentCourse {
  const { cover: _cover, ...others } = course;
  const cover = findChosenCover(docs.course.shared['cover'], shipped?.course.shared['cover']);
  return cover ? { ...others, cover } : others;
}

/** The slugs of the chapters, by id. */
function chapterSlugs({ course }: CourseDocs): ReadonlyMap<string, string> {
  return new Map(listChapters(course.shared).map(({ id, slug }) => [textOf(id) ?? '', textOf(slug) ?? '']));
}

interface Wording {
  around: Pick<Surroundings, 'findWordingFaults'>;
  isStrict: IsStrict;
  places: DocumentPlaces;
  report: Report;
}

/** Only of what is strict: the rest was checked when it was loaded or published. All texts of a file at once. */
function checkWordingOf(
  value: JsonObject,
  file: string,
  { type, key, part }: FileOrigin,
  { around, isStrict, places, report }: Wording,
): void {
  const isChecked =
    part === 'shared' ? localeCodes.some((code) => isStrict(type, key, code)) : isStrict(type, key, part);
  if (!isChecked) return;
  const texts = listTexts(value, []);
  const whole = texts.map(({ text }) => text).join('\n\n');
  let end = 0;
  const ends = texts.map(({ text }) => (end += text.length + 2));
  for (const { at, message } of around.findWordingFaults(whole, part === 'shared' ? undefined : part)) {
    const found = texts[ends.findIndex((limit) => at < limit)];
    report(file, places.lineOf(found?.path ?? []), message);
  }
}

function listTexts(value: Json, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => listTexts(one, [...path, key]));
}

/** The language that a text is really in. */
function findShownFrom(
  borrowed: Borrowed,
  { type, key, part }: FileOrigin,
  [group, name]: readonly PropertyKey[],
): Locale | undefined {
  if (part === 'shared') return undefined;
  if (type === 'item') return borrowed.get(`bodies.${key}`)?.[part];
  if (type === 'film') return borrowed.get(`films.${key}`)?.[part];
  const isPart = group === 'chapters' || group === 'items';
  return borrowed.get(isPart ? `${group}.${String(name)}` : 'course')?.[part];
}
