import { basename } from 'node:path';
import type { ItemType } from '#core/item-types.ts';
import { findPictureKey } from '#features/media/server/public.ts';
import type { Identities } from './check-identities.ts';
import { readFileOf, type ContentFolder } from './content-folder.ts';
import { readInLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';
import type { ItemBody } from './item-body.ts';
import type { Report } from '#platform/content/mistakes.ts';
import type { Citation } from './passages/citations.ts';
import type { PassageLibrary } from './passages/passage-library.ts';
import { writeOutCitations } from './passages/written-out.ts';

/** An item's files, and what they are checked against. */
export interface ItemFiles {
  folder: ContentFolder;
  /** `content/courses/<course>` */
  courseFolder: string;
  item: { slug: string; type: ItemType };
  /** Whether a missing picture is a mistake. */
  requireMedia: boolean;
  /** Whether a missing picture that staff has uploaded is one. */
  requireUploads: boolean;
  library: PassageLibrary;
  identities: Identities;
  report: Report;
}

/**
 * What an item has besides a film, in every language; undefined if its type has nothing, or if its files are wrong,
 * which is reported.
 */
export function checkItemBody(files: ItemFiles): InLanguages<ItemBody> | undefined {
  const { folder, courseFolder, item, library, report } = files;
  const { authoring } = serverKinds[item.type];
  if (!authoring) return undefined;
  const file = `${courseFolder}/items/${item.slug}.yaml`;
  const structure = readFileOf(folder, file, authoring.structure, report);
  if (!structure) return undefined;
  for (const { id, path } of authoring.ids?.(structure.value) ?? [])
    files.identities.claimId(id, { file, line: structure.lineOf(path) });
  const hasPictures = checkPictures(files, authoring.pictures?.(structure.value) ?? []);
  let isFirst = true;
  const bodies = readInLanguages((locale): ItemBody | undefined => {
    const textFile = `${courseFolder}/${locale}/items/${item.slug}.yaml`;
    const texts = readFileOf(folder, textFile, authoring.texts, report);
    if (!texts) return undefined;
    // Report structural mistakes once, not once per language.
    const reportsStructure = isFirst;
    isFirst = false;
    const inStructure = (path: PropertyKey[], message: string) =>
      reportsStructure && report(file, structure.lineOf(path), message);
    const written = writeOutCitations(texts, { library, locale }, (line, message) =>
      report(textFile, line, message),
    );
    const own: Citation[] = [];
    const body = authoring.merge(structure.value, written.value, {
      inStructure,
      inTexts: (path, message) => report(textFile, texts.lineOf(path), message),
      cite(sources, path) {
        const citations = sources.flatMap((source, index) => {
          const citation = library.read(source);
          if (!citation) inStructure([...path, index], `cites ${source}, which is not a passage`);
          return citation ?? [];
        });
        own.push(...citations);
        return { source: library.say(citations, locale), citations };
      },
    });
    return { ...body, citations: withoutRepetitions([...own, ...written.cited]) };
  });
  return hasPictures ? bodies : undefined;
}

function checkPictures(
  { folder, courseFolder, item, requireMedia, requireUploads, report }: ItemFiles,
  names: readonly string[],
): boolean {
  const files = [...new Set(names)].map((name) => `${courseFolder}/pictures/${item.slug}/${name}`);
  const missing = files.filter((file) => !folder.media.has(file));
  if (requireMedia) for (const file of missing) report(file, 1, 'is missing');
  for (const name of requireUploads ? uploadedAmong(missing) : [])
    report(`${courseFolder}/items/${item.slug}.yaml`, 1, `${name} is missing`);
  return missing.length === 0;
}

function uploadedAmong(files: readonly string[]): string[] {
  return files.map((file) => basename(file)).filter((name) => findPictureKey(name) !== undefined);
}

function withoutRepetitions(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [JSON.stringify(citation), citation])).values()];
}
