import { useCallback } from 'react';
import { isLocale, locales } from '#core/locale.ts';
import type { ContentTypeView } from '#features/cms/entries/contract.ts';
import { findLabel, readPath } from '#features/cms/fields/policy-labels.ts';
import type { FieldSpec } from '#features/cms/fields/policy.ts';

type Labelled = Pick<ContentTypeView, 'labels'>;

/** What a field is called: by its type's labels, else by its own name. */
export function useFieldLabels({ labels }: Labelled) {
  return useCallback(({ keys }: Pick<FieldSpec, 'keys'>) => sayField(labels, keys), [labels]);
}

/** What the field at a path of an entry is called, with the language of a text. */
export function usePathLabels({ labels }: Labelled) {
  return useCallback(
    (path: string): string => {
      const { language, keys } = readPath(path);
      // Within lists an issue's path has numbers.
      const said = sayField(
        labels,
        keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      );
      return isLocale(language) ? `${said} (${locales[language].name})` : said;
    },
    [labels],
  );
}

function sayField(labels: ContentTypeView['labels'], keys: FieldSpec['keys']): string {
  const found = findLabel(labels, keys);
  if (!found) return keys.map((key) => (typeof key === 'number' ? key + 1 : sayName(key))).join(' › ');
  return [found.label, ...found.chosen].join(' · ');
}

/** `seoDescription` as `seo description`. */
const sayName = (key: string) => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
