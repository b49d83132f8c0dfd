import { localeCodes } from '#core/locale.ts';
import type { AccessLevel } from '#features/learning/catalogue/contract.ts';
import { resourceKinds, type ResourceKind } from '#features/learning/resources/policy.ts';
import type { ContentFolder } from './content-folder.ts';
import type { ContentResource } from './content.ts';
import type { Report } from '#platform/content/mistakes.ts';

/** The formats each kind allows. */
const formats: Record<ResourceKind, readonly string[]> = {
  workbook: ['pdf'],
  sourcesheet: ['pdf'],
  presentation: ['pdf'],
  poster: ['pdf', 'svg'],
  music: ['mp3'],
  kahoot: ['csv'],
  material: ['pdf', 'svg'],
};

/**
 * The files in a course's `resources` folder, in order of kind and language. Their names say what they are:
 * `<kind>.<language>.<format>`, without a language if there are no words.
 */
export function checkResources(
  { resources }: ContentFolder,
  courseFolder: string,
  access: Partial<Record<ResourceKind, AccessLevel>>,
  report: Report,
): ContentResource[] {
  const prefix = `${courseFolder}/resources/`;
  const found = [...resources].flatMap(([path, { bytes, pages }]): ContentResource[] => {
    if (!path.startsWith(prefix)) return [];
    const file = path.slice(prefix.length);
    const parts = file.split('.');
    const kind = resourceKinds.find((kind) => kind === parts[0]);
    const lang = localeCodes.find((code) => parts.length === 3 && code === parts[1]) ?? null;
    const format = parts.at(-1) ?? '';
    if (!kind || !formats[kind].includes(format)) {
      report(path, 1, 'is not named after a kind of resource and one of its formats');
      return [];
    }
    if (parts.length !== (kind === 'music' ? 2 : 3) || (kind !== 'music' && !lang))
      report(path, 1, kind === 'music' ? 'has no words and so no language' : 'names no supported language');
    if (pages === 0) report(path, 1, 'has no pages that can be counted');
    return [{ file, kind, lang, format, bytes, pages: pages ?? null, access: access[kind] ?? 'default' }];
  });
  const rank = ({ kind, lang }: ContentResource) =>
    resourceKinds.indexOf(kind) * 10 + (lang ? localeCodes.indexOf(lang) : 0);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
