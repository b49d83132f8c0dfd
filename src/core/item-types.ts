import type { ItemPictogramName } from './pictogram-names.ts';

/**
 * The eight kinds of item of spec §1, and the points for completing one unless an administrator changes them (decisions:
 * points); `visual` is a comic.
 */
export const pointsOfItems = {
  film: 10,
  visual: 10,
  quiz: 5,
  challenge: 50,
  game: 15,
  bonus: 5,
  vidquiz: 10,
  rwi: 100,
};
export type ItemType = keyof typeof pointsOfItems;
export const itemTypes = Object.keys(pointsOfItems) as ItemType[];

/** What the API has for the page of an item; each is requested by the item's id. */
export type LessonPart = 'video' | 'comic' | 'quiz' | 'game' | 'task';

/** What holds for every item of a kind, in the browser and on the server. What is left out does not. */
export interface ItemKind {
  /** The message that names it. */
  name: string;
  /** The picture that stands for it. */
  pictogram: ItemPictogramName;
  /** What its page shows besides its course. */
  loads: readonly LessonPart[];
  /** It has a film: `only` a film, or one `with-questions`. */
  film?: 'only' | 'with-questions';
  /** It tells the story that the rest of its chapter is about, so it comes first, cites it, and is talked about after. */
  isStory?: true;
  /** It is done away from the screen, and others decide whether it is done. */
  isDeed?: true;
  /** Its sources would give away its answers. */
  hidesSources?: true;
  /** Its page can be printed. */
  isPrinted?: true;
}
