import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isLocale, locales } from '#core/locale.ts';
import type { ContentTypeView, EntryView } from '#features/cms/entries/contract.ts';
import { findLabel, readPath } from '#features/cms/fields/policy-labels.ts';
import type { FieldSpec } from '#features/cms/fields/policy.ts';
import { usePage } from '#page/page-provider.tsx';
import { typesQuery } from './cms-queries.ts';

type Labelled = Pick<ContentTypeView, 'labels'>;

/** What a field is called: by its type's labels, else by its own name. */
export function useFieldLabels({ labels }: Labelled) {
  return useCallback(({ keys }: Pick<FieldSpec, 'keys'>) => sayField(labels, keys), [labels]);
}

interface PathLabelsOptions extends Pick<EntryView, 'contentType'> {
  /** Whether the names are left out that stand for one of several things, since it is said which one it is. */
  isNumbered?: boolean;
}

/** What the field at a path of an entry is called, with the language of a text. */
export function usePathLabels({ contentType, isNumbered = false }: PathLabelsOptions) {
  const { data: types } = useQuery(typesQuery(usePage().api));
  const labels = types?.items.find(({ name }) => name === contentType)?.labels;
  return useCallback(
    (path: string): string => {
      const { language, keys } = readPath(path);
      // Within lists an issue's path has numbers.
      const said = sayField(
        labels ?? {},
        keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        isNumbered,
      );
      return isLocale(language) ? `${said} (${locales[language].name})` : said;
    },
    [labels, isNumbered],
  );
}

function sayField(labels: ContentTypeView['labels'], keys: FieldSpec['keys'], isNumbered = false): string {
  const found = findLabel(labels, keys);
  if (!found) return keys.map((key) => (typeof key === 'number' ? key + 1 : sayName(key))).join(' › ');
  return isNumbered ? found.label : [found.label, ...found.chosen].join(' · ');
}

/** What a choice of a field is called: by the label `field=choice` of its type, else by its own name. */
export const labelChoice = (
  { labels }: Pick<ContentTypeView, 'labels'>,
  { keys }: Pick<FieldSpec, 'keys'>,
  choice: string,
): string => labels[`${keys.join('.')}=${choice}`] ?? choice;

/** `seoDescription` as `seo description`. */
const sayName = (key: string) => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
