import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { accessLevels, Lang, lockReasons, Slug } from '../catalogue/contract.ts';
import { resourceKinds } from './policy.ts';

/** `for_grown_ups`: it holds the right answers, so only parents and educators get it. */
export const resourceLocks = [...lockReasons, 'for_grown_ups'] as const;
export type ResourceLock = (typeof resourceLocks)[number];

/**
 * A file that belongs to a course. `title` is in the requested language, `lang` is the file's own; music has none. What staff
 * have uploaded has a `label` and may have a `description`; `textLang` is their language if it is not the requested one.
 * `bytes` is its size; `href` counts the download and redirects to the file; `src` is what a player plays, and may be
 * signed and short-lived.
 */
export const ResourceView = z.object({
  id: z.string(),
  courseSlug: z.string(),
  kind: z.enum(resourceKinds),
  title: z.string(),
  label: z.optional(z.string()),
  description: z.optional(z.string()),
  textLang: z.optional(z.enum(localeCodes)),
  minAge: z.optional(z.int()),
  lang: z.optional(z.enum(localeCodes)),
  format: z.string(),
  bytes: z.int(),
  pages: z.optional(z.int()),
  href: z.string(),
  src: z.optional(z.string()),
  access: z.enum(accessLevels),
  mayDownload: z.boolean(),
  reason: z.optional(z.enum(resourceLocks)),
});
export type ResourceView = z.infer<typeof ResourceView>;

export const resourcesContract = {
  resources: oc
    .route({
      method: 'GET',
      path: '/content/downloads',
      operationId: 'listDownloads',
      summary: 'List downloadable files by course',
    })
    .input(z.object({ course: z.optional(Slug), lang: Lang }))
    .output(z.array(ResourceView)),
  download: oc
    .route({
      method: 'GET',
      path: '/content/downloads/{id}',
      operationId: 'getDownload',
      summary: 'Get a temporary URL for a file',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'guardian_approval_required', 'restricted_free', 'upgrade_required'],
        notFound: true,
      }),
    )
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .output(z.object({ href: z.string() })),
};
