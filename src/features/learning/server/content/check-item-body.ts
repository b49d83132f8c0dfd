import { localeCodes } from '../../../../core/locale.ts';
import type { ItemType } from '../../contract.ts';
import type { ContentFolder } from './content-folder.ts';
import type { InLanguages } from './in-languages.ts';
import { findKind, type ItemBody } from './kinds/item-body.ts';
import type { Report } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

interface ItemFiles {
  folder: ContentFolder;
  /** `content/courses/<course>` */
  courseFolder: string;
  item: { id: string; type: ItemType };
  /** Whether a picture that is not there is a mistake. */
  requireMedia: boolean;
  report: Report;
}

/**
 * What an item has besides a film, in every language; undefined where its type has nothing, and where its files cannot
 * make it, which is told.
 */
export function checkItemBody(files: ItemFiles): InLanguages<ItemBody> | undefined {
  const { courseFolder, item, report } = files;
  const kind = findKind(item.type);
  if (!kind) return undefined;
  const file = `${courseFolder}/items/${item.id}.yaml`;
  const structure = read(files, file, kind.structure);
  if (!structure) return undefined;
  const hasPictures = checkPictures(files, kind.pictures?.(structure.value) ?? []);
  const bodies: Partial<InLanguages<ItemBody>> = {};
  for (const locale of localeCodes) {
    const textFile = `${courseFolder}/${locale}/items/${item.id}.yaml`;
    const texts = read(files, textFile, kind.texts);
    if (!texts) continue;
    // What is wrong in the structure is told once, not in every language.
    const isFirst = Object.keys(bodies).length === 0;
    bodies[locale] = kind.merge(structure.value, texts.value, {
      inStructure: (path, message) => isFirst && report(file, structure.lineOf(path), message),
      inTexts: (path, message) => report(textFile, texts.lineOf(path), message),
    });
  }
  return hasPictures && localeCodes.every((locale) => bodies[locale])
    ? (bodies as InLanguages<ItemBody>)
    : undefined;
}

function read<T>({ folder, report }: ItemFiles, file: string, schema: Parameters<typeof readYaml<T>>[2]) {
  const text = folder.texts.get(file);
  if (text === undefined) report(file, 1, 'is missing');
  return text === undefined ? undefined : readYaml(file, text, schema, report);
}

function checkPictures(
  { folder, courseFolder, item, requireMedia, report }: ItemFiles,
  names: readonly string[],
): boolean {
  const files = [...new Set(names)].map((name) => `${courseFolder}/pictures/${item.id}/${name}`);
  const missing = files.filter((file) => !folder.media.has(file));
  if (requireMedia) for (const file of missing) report(file, 1, 'is missing');
  return missing.length === 0;
}
