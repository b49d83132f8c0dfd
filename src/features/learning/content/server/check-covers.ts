import type { Report } from '#platform/content/mistakes.ts';
import type { YamlFile } from '#platform/content/yaml-file.ts';
import type { ContentFolder } from './content-folder.ts';
import type { CourseFile } from './content-schemas.ts';

/** An item's own picture, which everybody may see, as with a film's poster. */
const coverFile = 'cover.webp';

/** The covers of the items: the one that is named, or the one that lies in the item's folder. */
export function findCovers(
  { media }: ContentFolder,
  courseFolder: string,
  { chapters }: CourseFile,
): ReadonlyMap<string, string> {
  const items = chapters.flatMap((chapter) => chapter.items);
  return new Map(
    items
      .map(({ slug, cover = coverFile }) => [slug, cover] as const)
      .filter(([slug, cover]) => media.has(`${courseFolder}/pictures/${slug}/${cover}`)),
  );
}

/** Reports a named cover that is not there. */
export function requireCovers(
  file: string,
  { value, lineOf }: YamlFile<CourseFile>,
  covers: ReadonlyMap<string, string>,
  report: Report,
): void {
  value.chapters.forEach(({ items }, c) =>
    items.forEach(({ slug, cover }, i) => {
      if (cover !== undefined && covers.get(slug) !== cover)
        report(file, lineOf(['chapters', c, 'items', i, 'cover']), `${cover} is missing`);
    }),
  );
}

/** Reports an uploaded picture that is the course's own cover and not there. */
export function requireOwnCover(
  { media }: ContentFolder,
  courseFolder: string,
  { value, lineOf }: YamlFile<CourseFile>,
  report: Report,
): void {
  const { picture } = value.cover;
  if (picture !== undefined && !media.has(`${courseFolder}/pictures/${picture}`))
    report(`${courseFolder}/course.yaml`, lineOf(['cover', 'picture']), `${picture} is missing`);
}
