import { readCaptionLines } from '#core/caption-lines.ts';
import type { CheckOptions } from './check-options.ts';
import type { ContentFolder } from './content-folder.ts';
import { StillsFile, type Still } from './content-schemas.ts';
import type { Report } from '#platform/content/mistakes.ts';
import { readYaml } from '#platform/content/yaml-file.ts';

/** Checks that each picture in `stills.yaml` belongs to an item, can be taken, and, if media are required, has been. */
export function checkStills(
  folder: ContentFolder,
  courseFolder: string,
  itemSlugs: ReadonlySet<string>,
  { requireMedia }: CheckOptions,
  report: Report,
): void {
  const file = `${courseFolder}/stills.yaml`;
  const text = folder.texts.get(file);
  const read = text === undefined ? undefined : readYaml(file, text, StillsFile, report);
  for (const [item, pictures] of Object.entries(read?.value ?? {})) {
    if (!itemSlugs.has(item)) report(file, read?.lineOf([item]) ?? 1, `${item} is not an item of the course`);
    for (const [name, still] of Object.entries(pictures)) {
      const mistake = findMistake(folder, courseFolder, item, still);
      if (mistake) report(file, read?.lineOf([item, name]) ?? 1, mistake);
      const picture = `${courseFolder}/pictures/${item}/${name}.webp`;
      if (requireMedia && !folder.media.has(picture)) report(picture, 1, 'is missing: npm run stills');
    }
  }
}

function findMistake(
  { texts, media }: ContentFolder,
  courseFolder: string,
  item: string,
  still: Still,
): string | undefined {
  if ('panel' in still) {
    const panel = `${courseFolder}/pictures/${item}/${still.panel}.webp`;
    return media.has(panel) ? undefined : `panel ${still.panel} has no picture`;
  }
  const captions = texts.get(`${courseFolder}/media/${still.film}/captions/en.vtt`);
  if (captions === undefined) return `film ${still.film} has no English captions`;
  const lines = readCaptionLines(captions).length;
  return still.line <= lines ? undefined : `film ${still.film} has only ${lines} lines`;
}
