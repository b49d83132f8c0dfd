import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { resourceKinds } from '../resources/policy.ts';
import { downloadFormats } from './policy.ts';

const CourseId = z.string().check(z.minLength(1), z.maxLength(40));

/** A file as an entry of the type `download` names it. `name` is what it was called where it came from. */
export const DownloadFile = z.object({
  key: z.string(),
  format: z.enum(downloadFormats),
  bytes: z.int(),
  pages: z.optional(z.int()),
  name: z.string(),
});
export type DownloadFile = z.infer<typeof DownloadFile>;

/** A download as staff lists it: its latest draft, and how often it was downloaded. `id` is the key of its entry. */
export const EditedDownload = z.object({
  id: z.string(),
  title: z.string(),
  titleLang: z.nullable(z.enum(localeCodes)),
  courseId: z.string(),
  courseTitle: z.string(),
  kind: z.string(),
  lang: z.nullable(z.enum(localeCodes)),
  file: z.nullable(DownloadFile),
  live: z.array(z.enum(localeCodes)),
  written: z.array(z.enum(localeCodes)),
  downloads: z.int(),
});
export type EditedDownload = z.infer<typeof EditedDownload>;

export const EditedDownloadsRequest = z.extend(ListingRequest, {
  course: z.optional(CourseId),
  language: z.optional(z.enum(localeCodes)),
  kind: z.optional(z.enum(resourceKinds)),
});
export type EditedDownloadsRequest = z.infer<typeof EditedDownloadsRequest>;

export const downloadsContract = {
  editedDownloads: oc
    .route({
      method: 'GET',
      path: '/admin/downloads',
      operationId: 'listEditedDownloads',
      summary: 'List the files to download that staff uploaded, by course',
    })
    .input(EditedDownloadsRequest)
    .output(listingPageOf(EditedDownload)),
  createDownload: oc
    .route({
      method: 'POST',
      path: '/admin/downloads',
      operationId: 'createDownload',
      successStatus: 201,
      summary: 'Begin a download of a course as a draft, without its file',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .input(
      z.object({
        course: CourseId,
        kind: z.enum(resourceKinds),
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
        locale: z.enum(localeCodes),
      }),
    )
    .output(z.object({ id: z.string() })),
  addDownloadFile: oc
    .route({
      method: 'POST',
      path: '/admin/downloads/files',
      operationId: 'addDownloadFile',
      successStatus: 201,
      summary: 'Keep a finished upload as a file to download; what it is, its content says',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['upload_unfinished'] }))
    .input(z.object({ uploadId: z.string().check(z.maxLength(64)) }))
    .output(DownloadFile),
};
