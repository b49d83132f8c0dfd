import type { ItemKind } from '#core/item-types.ts';

export const filmKind: ItemKind = {
  name: 'learning.kind.film',
  pictogram: 'play',
  loads: ['video'],
  film: 'only',
  isStory: true,
};

export const bonusKind: ItemKind = {
  name: 'learning.kind.bonus',
  pictogram: 'gift',
  loads: ['video'],
  film: 'only',
};
