import { checkCourseTexts } from './check-course-texts.ts';
import { checkFilm } from './check-film.ts';
import { checkItemBody } from './check-item-body.ts';
import type { ContentFolder } from './content-folder.ts';
import type { ContentChapter, ContentCourse, ContentFilm, ContentItem } from './content.ts';
import { CourseFile, type CourseTextFile } from './content-schemas.ts';
import { findKind, type ItemBody } from './kinds/item-body.ts';
import { inLanguages, type InLanguages } from './in-languages.ts';
import { checkResources } from './check-resources.ts';
import type { Report } from './mistakes.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

export interface CheckOptions {
  /** Whether a film item whose media is not there is a mistake; otherwise it is treated as planned. */
  requireMedia: boolean;
}

/** What the courses of one product share, to be unique among them. */
export interface Shared {
  /** Unknown while `categories.yaml` itself is wrong. */
  categoryIds: ReadonlySet<string> | undefined;
  /** Order or item id → `file:line` where it was first used. */
  orders: Map<string, string>;
  itemIds: Map<string, string>;
}

type Films = ReadonlyMap<string, ContentFilm | undefined>;
type Bodies = ReadonlyMap<string, InLanguages<ItemBody> | undefined>;
type ItemEntry = CourseFile['chapters'][number]['items'][number];

/** Checks the files of one course; the answer is undefined when they cannot make one. */
export function checkCourse(
  folder: ContentFolder,
  id: string,
  shared: Shared,
  options: CheckOptions,
  report: Report,
): ContentCourse | undefined {
  const courseFolder = `${folder.name}/courses/${id}`;
  const file = `${courseFolder}/course.yaml`;
  const text = folder.texts.get(file);
  if (text === undefined) report(file, 1, 'is missing');
  const read = text === undefined ? undefined : readYaml(file, text, CourseFile, report);
  const texts = checkCourseTexts(folder, courseFolder, read?.value, report);
  const films = checkFilms(folder, courseFolder, options.requireMedia, report);
  if (!read) return undefined;
  refuseRepetitions(file, read, shared, report);
  const resources = checkResources(folder, courseFolder, read.value.resources, report);
  if (options.requireMedia) requireFilms(file, read, films, report);
  const bodies = checkBodies(folder, courseFolder, read.value, options.requireMedia, report);
  if (!texts) return undefined;
  const { order, featuredLevel, demo, archived, comingSoon, access, categories, chapters } = read.value;
  return {
    id,
    order,
    featuredLevel,
    demo,
    archived,
    comingSoon,
    access,
    categoryIds: categories,
    texts: inLanguages((locale) => {
      const { title, tagline, description, seoDescription } = texts[locale];
      return { title, tagline, description, seoDescription };
    }),
    chapters: chapters.map((chapter) => toChapter(chapter, texts, films, bodies)),
    films: [...films.values()].filter((film) => film !== undefined),
    resources,
  };
}

function refuseRepetitions(file: string, read: YamlFile<CourseFile>, shared: Shared, report: Report): void {
  const { order, categories, chapters } = read.value;
  const once = (seen: Map<string, string>, value: string, name: string, path: PropertyKey[]) => {
    const line = read.lineOf(path);
    const first = seen.get(value);
    if (first === undefined) seen.set(value, `${file}:${line}`);
    else report(file, line, `${name} ${value} is already used at ${first}`);
  };
  once(shared.orders, String(order), 'order', ['order']);
  categories.forEach((category, index) => {
    const path = ['categories', index];
    if (shared.categoryIds?.has(category) === false)
      report(file, read.lineOf(path), `category ${category} is unknown`);
  });
  const chapterIds = new Map<string, string>();
  chapters.forEach((chapter, c) => {
    once(chapterIds, chapter.id, 'chapter', ['chapters', c, 'id']);
    chapter.items.forEach((item, i) =>
      once(shared.itemIds, item.id, 'item', ['chapters', c, 'items', i, 'id']),
    );
  });
}

/** Every film of the course's media, by id; undefined where its files are incomplete or wrong. */
function checkFilms(
  folder: ContentFolder,
  courseFolder: string,
  requireMedia: boolean,
  report: Report,
): Films {
  const prefix = `${courseFolder}/media/`;
  const ids = [...folder.texts.keys(), ...folder.media]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length).split('/')[0] ?? '');
  return new Map(
    [...new Set(ids)].toSorted().map((id) => [id, checkFilm(folder, `${prefix}${id}`, requireMedia, report)]),
  );
}

/** What the items have besides films, by item. Tells of files that belong to none. */
function checkBodies(
  folder: ContentFolder,
  courseFolder: string,
  { chapters }: CourseFile,
  requireMedia: boolean,
  report: Report,
): Bodies {
  const items = chapters.flatMap((chapter) => chapter.items).filter(({ planned }) => !planned);
  const withBody = new Set(items.filter(({ type }) => findKind(type)).map(({ id }) => id));
  for (const path of folder.texts.keys()) {
    const [, id = ''] = path.startsWith(courseFolder) ? (/\/items\/([^/]+)\.yaml$/.exec(path) ?? []) : [];
    if (id && !withBody.has(id)) report(path, 1, `belongs to no item that can be opened`);
  }
  return new Map(
    items.map((item) => [item.id, checkItemBody({ folder, courseFolder, item, requireMedia, report })]),
  );
}

function requireFilms(
  file: string,
  { value, lineOf }: YamlFile<CourseFile>,
  films: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  value.chapters.forEach(({ items }, c) =>
    items.forEach(({ film, planned }, i) => {
      if (film === undefined || planned || films.has(film)) return;
      report(file, lineOf(['chapters', c, 'items', i, 'film']), `film ${film} is not in media/${film}`);
    }),
  );
}

function toChapter(
  { id, items }: CourseFile['chapters'][number],
  texts: InLanguages<CourseTextFile>,
  films: Films,
  bodies: Bodies,
): ContentChapter {
  return {
    id,
    texts: inLanguages((locale) => ({ title: texts[locale].chapters[id] ?? '' })),
    items: items.map((item) => toItem(item, texts, films, bodies.get(item.id))),
  };
}

function toItem(
  item: ItemEntry,
  texts: InLanguages<CourseTextFile>,
  films: Films,
  bodies: InLanguages<ItemBody> | undefined,
): ContentItem {
  const film = item.film === undefined || item.planned ? undefined : films.get(item.film);
  const lacks = (item.film !== undefined && !film) || (findKind(item.type) !== undefined && !bodies);
  return {
    id: item.id,
    type: item.type,
    access: item.access,
    planned: item.planned || lacks,
    minutes: item.minutes ?? Math.ceil((film?.duration ?? 60) / 60),
    filmId: film?.id,
    texts: inLanguages((locale) => ({
      ...(texts[locale].items[item.id] ?? { title: '', summary: '' }),
      ...(bodies && { body: bodies[locale] }),
    })),
  };
}
