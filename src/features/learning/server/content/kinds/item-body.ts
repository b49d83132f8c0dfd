import type { ItemType } from '#core/item-types.ts';
import { comic, type ComicBody } from './comic.ts';
import { game, type GameBody } from './game.ts';
import type { Citation } from '../passages/citations.ts';
import type { Kind } from './kind.ts';
import { quiz, type QuizBody } from './quiz.ts';
import { task, type TaskBody } from './task.ts';
import { vidquiz, type VidQuizBody } from './vidquiz.ts';

/** What an item has besides a film, in one language, including the key: never sent as is. */
export type ItemBody = OfAnItem<ComicBody | GameBody | QuizBody | TaskBody | VidQuizBody>;

/** `citations`: everything that it is based on or cites; not yet collected when merged. */
export type OfAnItem<Body> = Body & { citations?: Citation[] };

export type BodyKind = Kind<unknown, unknown, ItemBody>;

const kinds = { visual: comic, quiz, vidquiz, game, challenge: task, rwi: task };

/** How items of a type are authored; undefined for those that are only a film. */
export function findKind(type: ItemType): BodyKind | undefined {
  // Each kind's `merge` takes the output of its own schemas, which no common type can express.
  return (kinds as Partial<Record<ItemType, unknown>>)[type] as BodyKind | undefined;
}
