import type * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, type DraftEntry } from '#features/cms/server/public.ts';
import { textOf } from '#features/learning/editions/server/course-docs.ts';
import type { DownloadFile, EditedDownload, EditedDownloadsRequest } from '../contract.ts';
import { StoredFile } from './download-type.ts';
import { pageOfRows } from '#platform/listing/page-of-rows.ts';

/** A page of the downloads as they were last saved: by course and place, or by another order that is asked for. */
export async function listEditedDownloads(
  ctx: Ctx,
  request: EditedDownloadsRequest,
): Promise<ListingPage<EditedDownload>> {
  const { sort = 'course', at, perPage = 50, q = '', course, language, kind } = request;
  const courses = await readCourses(ctx);
  const downloads = await readCounts(ctx);
  const words = q.toLocaleLowerCase();
  const rows = (await listDrafts(ctx, 'download'))
    .map((draft) => describe(ctx, draft, { courses, downloads }))
    .filter(
      ({ view }) =>
        (course === undefined || view.courseId === course) &&
        (language === undefined || view.lang === language) &&
        (kind === undefined || view.kind === kind) &&
        `${view.title} ${view.courseTitle} ${view.file?.name ?? ''}`.toLocaleLowerCase().includes(words),
    )
    .map(({ view, place }) => ({ view, by: `${sort.endsWith('title') ? view.title : place}\n${view.id}` }));
  const { items, ...page } = pageOfRows(rows, { at, perPage, descending: sort.startsWith('-') });
  return { ...page, items: items.map(({ view }) => view), totalItems: rows.length, isTotalExact: true };
}

interface Known {
  courses: ReadonlyMap<string, { title: string; place: number }>;
  downloads: ReadonlyMap<string, number>;
}

function describe(
  ctx: Ctx,
  { key, content: { shared, texts }, live }: DraftEntry,
  { courses, downloads }: Known,
): { view: EditedDownload; place: string } {
  const titleLang = [ctx.locale, ...localeCodes].find((locale) => textOf(texts[locale]?.['title']));
  const courseId = textOf(shared['course']) ?? '';
  const file = StoredFile.safeParse(shared['file']);
  const course = courses.get(courseId);
  const sort = typeof shared['sort'] === 'number' ? shared['sort'] : 100;
  return {
    view: {
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
    },
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
