import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { listLiveEntries } from '#features/cms/server/public.ts';
import type { ContentCourse, ContentResource } from '#features/learning/content/server/content.ts';
import { textOf } from '#features/learning/editions/server/course-docs.ts';
import { layEntry } from '#features/learning/editions/server/live-docs.ts';
import { resourceKinds } from '#features/learning/resources/policy.ts';
import { DownloadShared } from './download-type.ts';

/** The files that staff has published, by the id of their course. */
export type HouseDownloads = ReadonlyMap<string, readonly ContentResource[]>;

export async function readHouseDownloads(ctx: Pick<Ctx, 'db'>): Promise<HouseDownloads> {
  const found = (await listLiveEntries(ctx, 'download')).flatMap((entry) => {
    const { shared, texts } = layEntry(undefined, entry);
    const read = DownloadShared.safeParse(shared);
    const written = localeCodes.filter((locale) => texts[locale]);
    const [first] = written;
    if (!read.success || !first) return [];
    const { course, kind, lang, access, sort, minAge, file } = read.data;
    const textIn = (locale: Locale) => {
      const from = written.includes(locale) ? locale : first;
      const { title, description } = texts[from] ?? {};
      return { title: textOf(title) ?? '', description: textOf(description), lang: from };
    };
    const resource: ContentResource = {
      file: `${entry.key}.${file.format}`,
      kind,
      lang: lang ?? null,
      format: file.format,
      bytes: file.bytes,
      pages: file.pages ?? null,
      access,
      own: { entry: entry.key, key: file.key, minAge, texts: inLanguages(textIn) },
    };
    return [{ course, sort, resource }];
  });
  const inOrder = found.toSorted((a, b) => a.sort - b.sort || (a.resource.file < b.resource.file ? -1 : 1));
  return new Map(
    [...Map.groupBy(inOrder, ({ course }) => course)].map(([course, files]) => [
      course,
      files.map(({ resource }) => resource),
    ]),
  );
}

/** A course with the files that staff has published for it, each kind's after those that come with the product. */
export function withDownloads<Course extends ContentCourse>(
  course: Course,
  downloads: HouseDownloads,
): Course {
  const own = downloads.get(course.id);
  if (!own) return course;
  const rank = ({ kind }: ContentResource) => resourceKinds.indexOf(kind);
  return { ...course, resources: [...course.resources, ...own].toSorted((a, b) => rank(a) - rank(b)) };
}

/** The courses that show these downloads, before and after they were published. */
export async function listCoursesOfDownloads(ctx: Ctx, keys: readonly string[]): Promise<string[]> {
  const stored = await ctx.db.selectFrom('courses').select(['id', 'resources']).execute();
  const before = stored
    .filter(({ resources }) => resources.some(({ own }) => own && keys.includes(own.entry)))
    .map(({ id }) => id);
  const after = (await listLiveEntries(ctx, 'download', keys)).flatMap(
    (entry) => textOf(layEntry(undefined, entry).shared['course']) ?? [],
  );
  return [...new Set([...before, ...after])];
}
