import { answerTo } from '#platform/composition/feature-hooks.ts';
import { deliverEntries } from '#features/cms/server/public.ts';
import { listResources } from './resources.ts';

/** The files of all courses, for clients that ask the content management for downloads. */
export const deliverDownloads = answerTo(deliverEntries, async (ctx, { contentType, locale }) =>
  contentType === 'download' ? listResources(ctx, undefined, locale) : undefined,
);
