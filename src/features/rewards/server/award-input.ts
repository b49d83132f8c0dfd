import type { UserId } from '#core/ids.ts';
import type { ItemType } from '#core/item-types.ts';

/** A completed item that may earn something. */
export interface AwardInput {
  userId: UserId;
  itemId: string;
  type: ItemType;
  /** From 0 to 1, for kinds whose points depend on it. */
  score?: number | undefined;
  /** The course that this item finished. */
  finishedCourseId?: string | undefined;
}
