import type { ItemType } from '#core/item-types.ts';

const presentable: readonly ItemType[] = ['film', 'vidquiz', 'bonus', 'quiz', 'visual'];

/** Whether there is something of an item to show on a projector. */
export function isPresentable(type: ItemType): boolean {
  return presentable.includes(type);
}
