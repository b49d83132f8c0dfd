import { useCallback } from 'react';
import type { ContentTypeView } from '#features/cms/entries/contract.ts';
import type { FieldSpec } from '#features/cms/fields/policy.ts';

/** What a field is called: by its type's labels, else by its own name. */
export function useFieldLabels({ labels }: Pick<ContentTypeView, 'labels'>) {
  return useCallback(
    ({ keys }: Pick<FieldSpec, 'keys'>): string => {
      const named =
        labels[keys.join('.')] ?? labels[keys.map((_, index) => (index === 0 ? keys[0] : '*')).join('.')];
      return named ?? keys.map((key) => (typeof key === 'number' ? key + 1 : sayName(key))).join(' › ');
    },
    [labels],
  );
}

/** What a choice of a field is called: by the label `field=choice` of its type, else by its own name. */
export const labelChoice = (
  { labels }: Pick<ContentTypeView, 'labels'>,
  { keys }: Pick<FieldSpec, 'keys'>,
  choice: string,
): string => labels[`${keys.join('.')}=${choice}`] ?? choice;

/** `seoDescription` as `seo description`. */
const sayName = (key: string) => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
