import { isLocale, type Locale } from '../../../../core/locale.ts';
import type { ResourceView } from '../../contract-resources.ts';
import { resourceKinds, type ResourceKind } from '../../policy-resource-kinds.ts';

/** What somebody wants to see of all files; undefined is everything. */
export interface FileFilter {
  kind: ResourceKind | undefined;
  language: Locale | undefined;
}

/** The choice an address carries; what there is none of counts as nothing chosen. */
export function readFilter(search: URLSearchParams): FileFilter {
  const language = search.get('language');
  return {
    kind: resourceKinds.find((kind) => kind === search.get('kind')),
    language: isLocale(language) ? language : undefined,
  };
}

/** The files that fit; what has no language fits every one. */
export function filterFiles(
  files: readonly ResourceView[],
  { kind, language }: FileFilter,
): readonly ResourceView[] {
  return files.filter(
    (file) => (!kind || file.kind === kind) && (!language || !file.lang || file.lang === language),
  );
}
