import type { Locale } from '#core/locale.ts';
import { Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { authorOf, createEntry, listDrafts } from '#features/cms/server/public.ts';
import type { ResourceKind } from '#features/learning/resources/policy.ts';
import { downloadKinds } from '../policy.ts';

interface NewDownload {
  course: string;
  kind: ResourceKind;
  title: string;
  locale: Locale;
}

/** Begins a download of a course as a draft in one language. Its file is added where it is edited. */
export async function createDownload(
  ctx: RequestCtx,
  { course, kind, title, locale }: NewDownload,
): Promise<{ id: string }> {
  await refuseUnknownCourse(ctx, course, 'course');
  if (!downloadKinds.includes(kind))
    throw new Invalid([{ path: 'kind', messageKey: 'learning.edition.issue.unknown' }]);
  const shared = { course, kind, lang: locale };
  const entry = { contentType: 'download', shared, texts: { [locale]: { title } } };
  const { id } = await createEntry(ctx, entry, { author: authorOf(ctx) });
  return { id: id.slice('download.'.length) };
}

export async function refuseUnknownCourse(
  ctx: Parameters<typeof listDrafts>[0],
  course: string,
  path: string,
): Promise<void> {
  const [known] = await listDrafts(ctx, 'course', [course]);
  if (!known) throw new Invalid([{ path, messageKey: 'learning.edition.issue.unknown' }]);
}
