import { localeCodes } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, listLastEdits } from '#features/cms/server/public.ts';
import type { SubtitlesView } from '../contract.ts';
import { measureCaptions } from '../policy.ts';
import { cuesOf } from './caption-cues.ts';
import { durationOf, nameFilm } from './caption-films.ts';

/** How each film is captioned in each language, as last saved; by course and title. */
export async function getSubtitles(ctx: Ctx): Promise<SubtitlesView> {
  const entries = await listDrafts(ctx, 'film');
  const edits = await listLastEdits(ctx, 'film');
  const films = [];
  for (const entry of entries) {
    const cells = localeCodes.map((locale) => {
      const edited = edits.get(entry.key)?.[locale];
      return {
        locale,
        ...measureCaptions(cuesOf(entry, locale), durationOf(entry), locale),
        ...(edited && { edited: edited.toISOString() }),
      };
    });
    films.push({ key: entry.key, duration: durationOf(entry), cells, ...(await nameFilm(ctx, entry)) });
  }
  const compare = new Intl.Collator(ctx.locale).compare;
  return {
    films: films.toSorted(
      (one, other) => compare(one.course ?? '', other.course ?? '') || compare(one.title, other.title),
    ),
  };
}
