import { pageSizeOf, readSort } from '#core/listing-limits.ts';
import type { ListingPage } from '#core/listing.ts';
import { locales } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { foldText, isCalled } from '#platform/listing/find-in-rows.ts';
import { pageOfRows } from '#platform/listing/page-of-rows.ts';
import { fileOfRows } from '#platform/listing/rows-csv.ts';
import { resourceKinds, resourceNames } from '#features/learning/resources/policy.ts';
import { EditedDownloadsRequest, type EditedDownload } from '../contract.ts';
import { readEditedDownloads, type DownloadRow } from './edited-downloads.ts';

/** A page of the downloads as they were last saved: by course and place, or by another order that is asked for. */
export async function listEditedDownloads(
  ctx: Ctx,
  request: EditedDownloadsRequest,
): Promise<ListingPage<EditedDownload>> {
  const rows = await listMatching(ctx, request);
  const page = pageOfRows(rows, {
    at: request.at,
    perPage: pageSizeOf(request),
    descending: isDescending(request),
  });
  const items = page.items.map(({ download }) => download);
  return { ...page, items, totalItems: rows.length, isTotalExact: true };
}

/** The downloads of the list as a file. */
export const downloadsFile = fileOfRows({
  name: 'downloads',
  request: EditedDownloadsRequest,
  permission: 'content.translate',
  async list(ctx, request) {
    const rows = await listMatching(ctx, request);
    const descending = isDescending(request);
    const inOrder = pageOfRows(rows, { at: undefined, perPage: rows.length, descending });
    return inOrder.items.map(({ download }) => download);
  },
  columns: [
    { heading: 'learning.downloads.field.title', value: ({ title }) => title },
    { heading: 'learning.downloads.field.course', value: ({ courseTitle }) => courseTitle },
    {
      heading: 'learning.downloads.field.kind',
      value({ kind }, ctx) {
        const known = resourceKinds.find((each) => each === kind);
        return known && ctx.say(resourceNames[known]);
      },
    },
    { heading: 'learning.downloads.field.lang', value: ({ lang }) => lang && locales[lang].name },
    { heading: 'learning.downloads.field.file', value: ({ file }) => file?.name },
    { heading: 'learning.downloads.format', value: ({ file }) => file?.format.toUpperCase() },
    { heading: 'learning.downloads.bytes', value: ({ file }) => file?.bytes },
    { heading: 'learning.courses.languages', value: ({ written }) => written.join(', ') },
    { heading: 'learning.courses.publishedIn', value: ({ live }) => live.join(', ') },
    { heading: 'learning.downloads.downloaded', value: ({ downloads }) => downloads },
  ],
});

/** The downloads that match, each with what it is sorted by; no two have the same. */
async function listMatching(
  ctx: Ctx,
  request: EditedDownloadsRequest,
): Promise<{ download: EditedDownload; by: string }[]> {
  const isByTitle = readSort(request.sort ?? '').column === 'title';
  return (
    (await readEditedDownloads(ctx))
      .filter((row) => isFiltered(row, request))
      // All words together: one may be of the title and one of the course.
      .filter(({ names }) => isCalled([names.join(' ')], request.q))
      .map(({ download, place }) => ({
        download,
        by: `${isByTitle ? foldText(download.title) : place}\n${download.id}`,
      }))
  );
}

function isFiltered({ download }: DownloadRow, { course, language, kind }: EditedDownloadsRequest): boolean {
  return (
    (course === undefined || download.courseId === course) &&
    (language === undefined || download.lang === language) &&
    (kind === undefined || download.kind === kind)
  );
}

function isDescending({ sort = '' }: EditedDownloadsRequest): boolean {
  return !readSort(sort).isAscending;
}
