import type { ItemKind } from '#core/item-types.ts';

export const comicKind: ItemKind = {
  name: 'learning.kind.visual',
  pictogram: 'board',
  loads: ['comic'],
  isPrinted: true,
};
