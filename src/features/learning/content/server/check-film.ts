import { readCaptionLines } from '#core/caption-lines.ts';
import { setSpaces } from '#core/french-spaces.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { checkCaptions } from './captions.ts';
import type { CheckOptions } from './check-options.ts';
import { hasFileOf, readFileOf, type ContentFolder } from './content-folder.ts';
import type { ContentFilm } from './content.ts';
import { FilmFile } from './content-schemas.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { Report } from '#platform/content/mistakes.ts';

/**
 * A film whose files are all present and correct; otherwise undefined. A missing file is a mistake only if media are
 * required.
 */
export function checkFilm(
  folder: ContentFolder,
  filmFolder: string,
  { requireMedia, someCaptions = false }: CheckOptions,
  report: Report,
): ContentFilm | undefined {
  const description = `${filmFolder}/film.yaml`;
  const captionsOf = (locale: Locale): string => `${filmFolder}/captions/${locale}.vtt`;
  const needed = [
    description,
    `${filmFolder}/film.mp4`,
    `${filmFolder}/poster.jpg`,
    ...(someCaptions ? [] : localeCodes.map(captionsOf)),
  ];
  const missing = needed.filter((file) => !hasFileOf(folder, file));
  if (requireMedia) for (const file of missing) report(file, 1, 'is missing');

  if (!hasFileOf(folder, description)) return undefined;
  const film = readFileOf(folder, description, FilmFile, report);
  if (!film) return undefined;
  const { duration, height, chapters } = film.value;
  for (const locale of localeCodes) {
    const file = captionsOf(locale);
    const vtt = folder.texts.get(file);
    if (vtt !== undefined)
      checkCaptions(vtt, duration, locale, (line, message) => report(file, line, message));
  }
  if (missing.length) return undefined;
  const id = filmFolder.slice(filmFolder.lastIndexOf('/') + 1);
  const spoken = inLanguages((locale) =>
    readCaptionLines(folder.texts.get(captionsOf(locale)) ?? '').map(({ start, text }) => ({
      at: start,
      text: setSpaces(text, locale),
    })),
  );
  const hls = folder.media.has(`${filmFolder}/master.m3u8`);
  return { id, duration, height, hls, chapters, captions: spoken };
}
