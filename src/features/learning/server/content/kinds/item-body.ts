import type { ItemType } from '../../../contract.ts';
import { comic, type ComicBody } from './comic.ts';
import { game, type GameBody } from './game.ts';
import type { Kind } from './kind.ts';
import { quiz, type QuizBody } from './quiz.ts';
import { task, type TaskBody } from './task.ts';
import { vidquiz, type VidQuizBody } from './vidquiz.ts';

/** What an item has besides a film, in one language, the key included: never sent as it is. */
export type ItemBody = ComicBody | GameBody | QuizBody | TaskBody | VidQuizBody;

export type BodyKind = Kind<unknown, unknown, ItemBody>;

const kinds = { visual: comic, quiz, vidquiz, game, challenge: task, rwi: task };

/** How items of a type are authored; undefined for those that are a film and nothing else. */
export function findKind(type: ItemType): BodyKind | undefined {
  // Each kind's `merge` takes what its own schemas made, which no common type can say.
  return (kinds as Partial<Record<ItemType, unknown>>)[type] as BodyKind | undefined;
}
