import type { Member, Visitor } from '#core/actor.ts';
import type { ItemKind, ItemType } from '#core/item-types.ts';
import { comicKind } from '../comics/kind.ts';
import { bonusKind, filmKind } from '../films/kind.ts';
import { gameKind } from '../games/kind.ts';
import { quizKind, vidQuizKind } from '../quizzes/kind.ts';
import { challengeKind, deedKind } from '../tasks/kind.ts';

/** Every kind of item. What only the server or only a lesson's page knows of it is in `server/` and `web/` beside this. */
export const itemKinds: Record<ItemType, ItemKind> = {
  film: filmKind,
  visual: comicKind,
  quiz: quizKind,
  challenge: challengeKind,
  game: gameKind,
  bonus: bonusKind,
  vidquiz: vidQuizKind,
  rwi: deedKind,
};

/** Whether an item has a film, with questions or without. */
export function hasFilm(type: ItemType): boolean {
  return itemKinds[type].film !== undefined;
}

/** Whether an item is a film and nothing else. */
export function isFilm(type: ItemType): boolean {
  return itemKinds[type].film === 'only';
}

/** Whether an item tells the story that the rest of its chapter is about. */
export function isStory(type: ItemType): boolean {
  return itemKinds[type].isStory ?? false;
}

/** Whether a person sees an item at all: classic mode has film-type items only (spec §5). */
export function isShown(actor: Visitor | Pick<Member, 'kind' | 'classicMode'>, type: ItemType): boolean {
  return actor.kind === 'visitor' || !actor.classicMode || isFilm(type);
}

/** Whether an item is done away from the screen: it adds no screen minutes. */
export function isDeed(type: ItemType): boolean {
  return itemKinds[type].isDeed ?? false;
}

/** Whether an item's page may quote its sources right away; with questions they would give away the answers. */
export function mayShowSources(type: ItemType): boolean {
  return !itemKinds[type].hidesSources;
}

/** Whether an item counts in its course's progress: not if it needs an approval, which others decide on. */
export function countsTowardsCourse(type: ItemType): boolean {
  return !isDeed(type);
}
