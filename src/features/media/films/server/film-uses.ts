import type { Locale } from '#core/locale.ts';
import { callHook, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Something that shows a film, such as an item of a course, and where staff edits it. */
export interface FilmUse {
  filmId: string;
  title: string;
  titleLang: Locale | null;
  href: string;
}

/** Asks what shows these films, published or not. A film in use is not removed. */
export const filmUses = defineQuestion<{ filmIds: readonly string[] }, FilmUse[]>('filmUses');

/** What shows each of these films, by its id; all of them in one question. */
export async function findFilmUses(
  ctx: Ctx,
  filmIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FilmUse[]>> {
  const answers = await callHook(ctx, filmUses, { filmIds });
  return Map.groupBy(answers.flat(), ({ filmId }) => filmId);
}
