import { isLocale, type Locale } from '#core/locale.ts';
import type { ResourceView } from '../contract.ts';
import { resourceKinds, type ResourceKind } from '../policy.ts';

/** The files to show; undefined means all. */
export interface FileFilter {
  kind: ResourceKind | undefined;
  language: Locale | undefined;
}

/** The choice in the URL; unknown values count as no choice. */
export function readFilter(search: URLSearchParams): FileFilter {
  const language = search.get('language');
  return {
    kind: resourceKinds.find((kind) => kind === search.get('kind')),
    language: isLocale(language) ? language : undefined,
  };
}

/** The files that match; one without a language matches every choice. */
export function filterFiles(
  files: readonly ResourceView[],
  { kind, language }: FileFilter,
): readonly ResourceView[] {
  return files.filter(
    (file) => (!kind || file.kind === kind) && (!language || !file.lang || file.lang === language),
  );
}
