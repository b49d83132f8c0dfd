import type { Ctx } from '#platform/ctx.ts';
import { createEntry, listDrafts, shellAuthor } from '#features/cms/server/public.ts';
import type { ReadyFilm } from '#features/media/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';

/** Gives an uploaded film an entry of its own, for its captions and chapters; a film that has one keeps it. */
export async function addFilmEntry(ctx: Ctx, { id, duration, width, height }: ReadyFilm): Promise<void> {
  const [known] = await listDrafts(ctx, 'film', [id]);
  if (known) return;
  const shared = { duration, width, height, chapters: [{ at: 0 }], media: id };
  await createEntry(ctx, { contentType: 'film', key: id, shared }, { author: shellAuthor('films') });
}

/** Whether a course that readers see shows an uploaded film. */
export async function isFilmUsed(ctx: Ctx, { filmId }: { filmId: string }): Promise<boolean> {
  const { itemsByFilmFolder } = await getCatalogue(ctx, ctx.locale);
  return itemsByFilmFolder.has(`house/media/${filmId}`);
}
