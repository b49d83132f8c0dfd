import { describe, expect, test } from 'vitest';
import { visitor, type Actor } from '#core/actor.ts';
import { itemTypes } from '#core/item-types.ts';
import {
  countsTowardsCourse,
  hasFilm,
  isDeed,
  isShown,
  isStory,
  itemKinds,
  mayShowSources,
} from './policy.ts';

const member = (classicMode: boolean) => ({ kind: 'member', classicMode }) as Actor;

describe('kinds of items', () => {
  test('in classic mode are films and bonus films; visitors and everyone else see all', () => {
    const shownTo = (actor: Actor) => itemTypes.filter((type) => isShown(actor, type));
    expect(shownTo(member(true))).toEqual(['film', 'bonus']);
    expect(shownTo(member(false))).toEqual(itemTypes);
    expect(shownTo(visitor)).toEqual(itemTypes);
  });

  test('with a film are films, bonus films and VidQuizzes', () => {
    expect(new Set(itemTypes.filter(hasFilm))).toEqual(new Set(['film', 'bonus', 'vidquiz']));
    const withVideo = itemTypes.filter((type) => itemKinds[type].loads.includes('video'));
    expect(withVideo).toEqual(itemTypes.filter(hasFilm));
  });

  test('that tell the story are films; a bonus film does not', () => {
    expect(itemTypes.filter(isStory)).toEqual(['film']);
  });

  test('each have a picture and a name of their own', () => {
    const kinds = itemTypes.map((type) => itemKinds[type]);
    expect(new Set(kinds.map(({ pictogram }) => pictogram)).size).toBe(itemTypes.length);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(itemTypes.length);
  });

  test('done away from the screen are challenges and deeds, and do not count in a course', () => {
    expect(itemTypes.filter(isDeed)).toEqual(itemTypes.filter((type) => !countsTowardsCourse(type)));
    expect(new Set(itemTypes.filter(isDeed))).toEqual(new Set(['challenge', 'rwi']));
  });

  test('with questions do not quote their sources', () => {
    const silent = itemTypes.filter((type) => !mayShowSources(type));
    expect(new Set(silent)).toEqual(new Set(['quiz', 'vidquiz', 'game']));
  });
});
