import { checkCourseTexts } from './check-course-texts.ts';
import { checkFilm } from './check-film.ts';
import type { CheckOptions } from './check-options.ts';
import { claimIdentities, type Identities } from './check-identities.ts';
import { requireFilms, requireUploadedFilms } from './require-films.ts';
import { findCovers, requireCovers, requireOwnCover } from './check-covers.ts';
import { checkItemBody, type ItemFiles } from './check-item-body.ts';
import { readFileOf, type ContentFolder } from './content-folder.ts';
import type { ContentChapter, ContentCourse, ContentFilm, ContentItem } from './content.ts';
import { CourseFile, type CourseTextFile } from './content-schemas.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';
import type { ItemBody } from './item-body.ts';
import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import { checkResources } from './check-resources.ts';
import { checkStills } from './check-stills.ts';
import type { Report } from '#platform/content/mistakes.ts';
import type { Citation } from './passages/citations.ts';
import type { PassageLibrary } from './passages/passage-library.ts';
import type { YamlFile } from '#platform/content/yaml-file.ts';

/** What the courses share, among it everything that has to be unique across them. */
export interface Shared {
  /** Undefined while `categories.yaml` itself is wrong. */
  categoryIds: ReadonlySet<string> | undefined;
  /** Order → `file:line` where it was first used. */
  orders: Map<string, string>;
  identities: Identities;
  library: PassageLibrary;
}

type Films = ReadonlyMap<string, ContentFilm | undefined>;
type Bodies = ReadonlyMap<string, InLanguages<ItemBody> | undefined>;
type ItemEntry = CourseFile['chapters'][number]['items'][number];

/** Checks the files of one course; undefined if they cannot make one. */
export function checkCourse(
  folder: ContentFolder,
  name: string,
  shared: Shared,
  options: CheckOptions,
  report: Report,
): ContentCourse | undefined {
  const courseFolder = `${folder.name}/courses/${name}`;
  const file = `${courseFolder}/course.yaml`;
  const read = readFileOf(folder, file, CourseFile, report);
  const texts = checkCourseTexts(
    folder,
    courseFolder,
    { course: read?.value, library: shared.library },
    report,
  );
  const films = checkFilms(folder, courseFolder, options, report);
  if (!read) return undefined;
  refuseRepetitions(file, read, shared, report);
  claimIdentities(file, read, shared.identities);
  const resources = checkResources(folder, courseFolder, read.value.resources, report);
  if (options.requireMedia) requireFilms(file, read, films, report);
  else if (options.requireUploads) requireUploadedFilms(file, read, films, report);
  const cited = checkSources(file, read, shared.library, report);
  const { verse } = read.value;
  if (verse !== undefined && !shared.library.read(verse))
    report(file, read.lineOf(['verse']), `cites ${verse}, which is not a passage`);
  const bodies = checkBodies(
    {
      folder,
      courseFolder,
      ...shared,
      report,
      requireMedia: options.requireMedia,
      requireUploads: options.requireUploads ?? false,
    },
    read.value,
  );
  const itemSlugs = new Set(read.value.chapters.flatMap(({ items }) => items.map(({ slug }) => slug)));
  checkStills(folder, courseFolder, itemSlugs, options, report);
  if (!texts) return undefined;
  const covers = findCovers(folder, courseFolder, read.value);
  if (options.requireUploads) {
    requireCovers(file, read, covers, report);
    requireOwnCover(folder, courseFolder, read, report);
  }
  const { id, slug, formerSlugs, order, published, access, categories, chapters } = read.value;
  const { featuredLevel, demo, archived, comingSoon, robots, cover } = read.value;
  return {
    id,
    slug,
    formerSlugs,
    folder: name,
    order,
    published,
    featuredLevel,
    demo,
    archived,
    comingSoon,
    access,
    ...(robots?.length && { robots }),
    ...(cover.picture !== undefined && { cover: { picture: cover.picture } }),
    categoryIds: categories,
    texts: inLanguages((locale) => {
      const { title, tagline, description, seoTitle, seoDescription } = texts[locale];
      return { title, tagline, description, ...(seoTitle && { seoTitle }), seoDescription };
    }),
    chapters: chapters.map((chapter) =>
      toChapter(chapter, { texts, films, bodies, covers, cited, library: shared.library }),
    ),
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
  const chapterSlugs = new Map<string, string>();
  chapters.forEach(({ slug }, c) => once(chapterSlugs, slug, 'chapter', ['chapters', c, 'slug']));
}

/** Every film in the course's media, by id; undefined where its files are incomplete or wrong. */
function checkFilms(
  folder: ContentFolder,
  courseFolder: string,
  options: CheckOptions,
  report: Report,
): Films {
  const prefix = `${courseFolder}/media/`;
  const ids = [...folder.texts.keys(), ...folder.media]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length).split('/')[0] ?? '');
  return new Map(
    [...new Set(ids)].toSorted().map((id) => [id, checkFilm(folder, `${prefix}${id}`, options, report)]),
  );
}

/** What the items have besides films, by item. Reports files that belong to no item. */
function checkBodies(files: Omit<ItemFiles, 'item'>, { chapters }: CourseFile): Bodies {
  const { folder, courseFolder, report } = files;
  const items = chapters.flatMap((chapter) => chapter.items).filter(({ planned }) => !planned);
  const withBody = new Set(items.filter(({ type }) => serverKinds[type].authoring).map(({ slug }) => slug));
  for (const path of folder.texts.keys()) {
    const [, slug = ''] = path.startsWith(`${courseFolder}/`)
      ? (/\/items\/([^/]+)\.yaml$/.exec(path) ?? [])
      : [];
    if (slug && !withBody.has(slug)) report(path, 1, `belongs to no item that can be opened`);
  }
  return new Map(items.map((item) => [item.id, checkItemBody({ ...files, item })]));
}

/** The sources of the items with a film, by item. */
function checkSources(
  file: string,
  { value, lineOf }: YamlFile<CourseFile>,
  library: PassageLibrary,
  report: Report,
): ReadonlyMap<string, Citation[]> {
  const cited = new Map<string, Citation[]>();
  value.chapters.forEach(({ items }, c) =>
    items.forEach(({ id, sources = [] }, i) => {
      const read = sources.map((written) => library.read(written));
      read.forEach((citation, index) => {
        const path = ['chapters', c, 'items', i, 'sources', index];
        if (!citation) report(file, lineOf(path), `cites ${sources[index]}, which is not a passage`);
      });
      if (sources.length)
        cited.set(
          id,
          read.filter((citation) => citation !== undefined),
        );
    }),
  );
  return cited;
}

/** What the files say about a course's items. */
interface CourseParts {
  texts: InLanguages<CourseTextFile>;
  films: Films;
  bodies: Bodies;
  /** The file of an item's own picture, if it has one. */
  covers: ReadonlyMap<string, string>;
  cited: ReadonlyMap<string, Citation[]>;
  library: PassageLibrary;
}

function toChapter({ id, slug, items }: CourseFile['chapters'][number], parts: CourseParts): ContentChapter {
  return {
    id,
    texts: inLanguages((locale) => ({ title: parts.texts[locale].chapters[slug] ?? '' })),
    items: items.map((item) => toItem(item, parts)),
  };
}

function toItem(item: ItemEntry, { texts, films, bodies, covers, cited, library }: CourseParts): ContentItem {
  const body = bodies.get(item.id);
  const citations = cited.get(item.id) ?? body?.en.citations ?? [];
  const film = item.film === undefined || item.planned ? undefined : films.get(item.film);
  const cover = covers.get(item.slug);
  const lacks =
    (item.film !== undefined && !film) || (serverKinds[item.type].authoring !== undefined && !body);
  return {
    id: item.id,
    slug: item.slug,
    formerSlugs: item.formerSlugs,
    type: item.type,
    access: item.access,
    planned: item.planned || lacks,
    minutes: item.minutes ?? Math.ceil((film?.duration ?? 60) / 60),
    filmId: film?.id,
    texts: inLanguages((locale) => ({
      ...(texts[locale].items[item.slug] ?? { title: '', summary: '' }),
      ...(cover !== undefined && { cover }),
      ...(cited.has(item.id) && { source: library.say(citations, locale) }),
      ...(citations.length > 0 && { citations }),
      ...(body && { body: body[locale] }),
    })),
  };
}
