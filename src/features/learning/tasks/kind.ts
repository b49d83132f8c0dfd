import type { ItemKind } from '#core/item-types.ts';

export const challengeKind: ItemKind = {
  name: 'learning.kind.challenge',
  pictogram: 'flag',
  loads: ['task'],
  isDeed: true,
  isPrinted: true,
};

export const deedKind: ItemKind = {
  name: 'learning.kind.rwi',
  pictogram: 'hands',
  loads: ['task'],
  isDeed: true,
  isPrinted: true,
};
