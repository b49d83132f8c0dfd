import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, type DraftEntry } from '#features/cms/server/public.ts';
import { findFilm, readPeaks } from '#features/media/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { textOf } from '#features/learning/editions/server/course-docs.ts';
import type { CaptionFilmView, PeaksView } from '../contract.ts';

/** What the name of a film's entry says of where its files lie. */
export function folderOf({ key, content }: Pick<DraftEntry, 'key' | 'content'>): string {
  const media = textOf(content.shared['media']);
  if (media !== undefined) return `house/media/${media}`;
  const [folder, film] = key.split('__');
  return `${folder}/media/${film}`;
}

export function durationOf({ content }: Pick<DraftEntry, 'content'>): number {
  const { duration } = content.shared;
  return typeof duration === 'number' ? duration : 0;
}

/** What a film is called: as the first item that shows it, else as staff has called it. */
export async function nameFilm(ctx: Ctx, entry: DraftEntry): Promise<{ title: string; course?: string }> {
  const { itemsByFilmFolder, courseById } = await getCatalogue(ctx, ctx.locale);
  const [item] = itemsByFilmFolder.get(folderOf(entry)) ?? [];
  const course = item && courseById.get(item.courseId)?.title;
  if (item) return { title: item.title, ...(course !== undefined && { course }) };
  const media = textOf(entry.content.shared['media']);
  const film = media === undefined ? undefined : await findFilm(ctx, media);
  return { title: film?.title ?? entry.key };
}

async function getEntry(ctx: Ctx, key: string): Promise<DraftEntry> {
  const [entry] = await listDrafts(ctx, 'film', [key]);
  if (!entry) throw new NotFound();
  return entry;
}

export async function getCaptionFilm(ctx: Ctx, key: string): Promise<CaptionFilmView> {
  const entry = await getEntry(ctx, key);
  const src = ctx.media.href(`${folderOf(entry)}/film.mp4`, 'signed');
  return { key, entryId: entry.id, src, duration: durationOf(entry), ...(await nameFilm(ctx, entry)) };
}

export async function getPeaks(ctx: Ctx, key: string): Promise<PeaksView> {
  const film = `${folderOf(await getEntry(ctx, key))}/film.mp4`;
  const { perSecond, levels } = await readPeaks(ctx, film);
  return { perSecond, levels: levels.toString('base64') };
}
