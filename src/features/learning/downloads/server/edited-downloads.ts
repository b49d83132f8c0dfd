import type * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, type DraftEntry } from '#features/cms/server/public.ts';
import { textOf } from '#features/learning/editions/server/course-docs.ts';
import type { DownloadFile, EditedDownload } from '../contract.ts';
import { StoredFile } from './download-type.ts';

/** A download as staff last saved it. */
export interface DownloadRow {
  download: EditedDownload;
  /** What it is found by: its titles in all languages, its course, and its file. */
  names: readonly string[];
  /** Its place among all, as a text that sorts the same way: by course, then as staff has ordered them. */
  place: string;
}

/** Every download as staff last saved it. */
export async function readEditedDownloads(ctx: Ctx): Promise<DownloadRow[]> {
  const courses = await readCourses(ctx);
  const downloads = await readCounts(ctx);
  return (await listDrafts(ctx, 'download')).map((draft) => describe(ctx, draft, { courses, downloads }));
}

interface Known {
  courses: ReadonlyMap<string, { title: string; place: number }>;
  downloads: ReadonlyMap<string, number>;
}

function describe(
  ctx: Ctx,
  { key, content: { shared, texts }, live }: DraftEntry,
  { courses, downloads }: Known,
): DownloadRow {
  const titleLang = [ctx.locale, ...localeCodes].find((locale) => textOf(texts[locale]?.['title']));
  const courseId = textOf(shared['course']) ?? '';
  const file = StoredFile.safeParse(shared['file']);
  const course = courses.get(courseId);
  const sort = typeof shared['sort'] === 'number' ? shared['sort'] : 100;
  const titles = localeCodes.flatMap((locale) => textOf(texts[locale]?.['title']) ?? []);
  const download: EditedDownload = {
    id: key,
    title: titleLang ? (textOf(texts[titleLang]?.['title']) ?? key) : key,
    titleLang: titleLang ?? null,
    courseId,
    courseTitle: course?.title ?? courseId,
    kind: textOf(shared['kind']) ?? '',
    lang: localeCodes.find((locale) => locale === shared['lang']) ?? null,
    file: file.success ? viewFile(file.data) : null,
    live: [...live],
    written: localeCodes.filter((locale) => texts[locale]),
    downloads: downloads.get(key) ?? 0,
  };
  return {
    download,
    names: [...titles, download.courseTitle, download.file?.name ?? ''],
    place: [course?.place ?? 9999, sort].map((number) => String(number).padStart(6, '0')).join(' '),
  };
}

/** Without the field of pages if there are none to count. */
function viewFile({ pages, ...file }: z.infer<typeof StoredFile>): DownloadFile {
  return { ...file, ...(pages !== undefined && { pages }) };
}

async function readCourses(ctx: Ctx): Promise<Known['courses']> {
  return new Map(
    (await listDrafts(ctx, 'course')).map(({ key, content: { shared, texts } }) => {
      const title = [ctx.locale, ...localeCodes]
        .map((locale) => textOf(texts[locale]?.['title']))
        .find(Boolean);
      const order = shared['order'];
      return [key, { title: title ?? key, place: typeof order === 'number' ? order : 9999 }];
    }),
  );
}

/** How often each was downloaded, by the key of its entry: `c_8h2pgjzt.d-0123456789ab.pdf` is counted. */
async function readCounts({ db }: Ctx): Promise<Known['downloads']> {
  const rows = await db
    .selectFrom('resource_downloads')
    .select(({ fn }) => ['resource_id', fn.sum<string>('downloads').as('count')])
    .where('resource_id', 'like', '%.d-%')
    .groupBy('resource_id')
    .execute();
  const counts = new Map<string, number>();
  for (const { resource_id, count } of rows) {
    const key = resource_id.split('.')[1] ?? '';
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return counts;
}
