import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import { text } from '#platform/content/text-schemas.ts';
import type { ContentType } from '#platform/composition/content-type.ts';
import { defineContentType } from '#features/cms/server/public.ts';
import { accessLevels } from '#features/learning/catalogue/contract.ts';
import { textOf } from '#features/learning/editions/server/course-docs.ts';
import { downloadFormats, downloadKinds } from '../policy.ts';

/** Where uploaded files lie: an entry can name nothing else. */
export const downloadFolder = 'house/downloads';

export const StoredFile = z.strictObject({
  key: z.string().regex(new RegExp(`^${downloadFolder}/[0-9a-f]{32}\\.(?:${downloadFormats.join('|')})$`)),
  format: z.enum(downloadFormats),
  bytes: z.int().min(1),
  pages: z.int().min(1).optional(),
  name: z.string().max(200),
});

/** What all languages of a download share. `lang` is the language of the file; one without words has none. */
export const DownloadShared = z.strictObject({
  course: z.string().max(40),
  kind: z.enum(downloadKinds),
  lang: z.enum(localeCodes).optional(),
  access: z.enum(accessLevels).default('default'),
  minAge: z.int().min(3).max(18).optional(),
  /** Smaller ones come first among the files of a course and kind. */
  sort: z.int().min(0).max(999).default(100),
  file: StoredFile,
});

export const DownloadText = z.strictObject({ title: text(120), description: text(300).optional() });

/** A file of a course that staff uploaded, such as a workbook. */
export const downloadType: ContentType = defineContentType({
  name: 'download',
  label: 'learning.downloads.type',
  fields: { shared: DownloadShared, texts: DownloadText },
  titleOf: ({ texts }, locale) => textOf(texts[locale]?.['title']) ?? '',
  makeKey: () => `d-${randomBytes(6).toString('hex')}`,
  editorPath: (key) => `/admin/downloads/${key}/edit`,
  labels: {
    course: 'learning.downloads.field.course',
    kind: 'learning.downloads.field.kind',
    lang: 'learning.downloads.field.lang',
    access: 'learning.downloads.field.access',
    minAge: 'learning.downloads.field.minAge',
    sort: 'learning.downloads.field.sort',
    file: 'learning.downloads.field.file',
    title: 'learning.downloads.field.title',
    description: 'learning.downloads.field.description',
  },
});
