import type { ItemKind } from '#core/item-types.ts';

export const gameKind: ItemKind = {
  name: 'learning.kind.game',
  pictogram: 'puzzle',
  loads: ['game'],
  hidesSources: true,
};
