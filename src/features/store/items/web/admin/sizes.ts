import type { ItemFields } from '#features/store/items/contract.ts';

export interface KnownVariant {
  id: string;
  label: string;
}

/** The sizes as they are typed, in a row with commas; one that is there already stays the same variant. Nothing typed: no sizes. */
export function readSizes(typed: string, known: readonly KnownVariant[]): ItemFields['variants'] {
  const labels = [...new Set(typed.split(/[,،;]/).map((label) => label.trim()))];
  const named = labels.filter((label) => label !== '');
  return (named.length > 0 ? named : ['']).map((label) => {
    const same = known.find((variant) => variant.label === label);
    return same ? { id: same.id, label } : { label };
  });
}

export function writeSizes(variants: readonly KnownVariant[]): string {
  return variants
    .map(({ label }) => label)
    .filter((label) => label !== '')
    .join(', ');
}
