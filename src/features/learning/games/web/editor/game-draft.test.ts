import { expect, test } from 'vitest';
import type { ItemDraft } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { namesIn } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import {
  addToGame,
  countCards,
  gameOf,
  gameTypes,
  removeFromGame,
  startGame,
  thingsOfGame,
} from './game-draft.ts';

const empty: ItemDraft = { shared: {}, texts: {} };

test.each(gameTypes)('a new game of %s has as many things as it needs, each with a name', (game) => {
  const draft = startGame(empty, game);
  const { list, min } = thingsOfGame[game];
  expect(gameOf(draft)).toBe(game);
  expect(new Set(namesIn(draft, list)).size).toBe(min);
});

test.each(gameTypes)('one more thing of %s is added and removed with its texts', (game) => {
  const { list } = thingsOfGame[game];
  const draft = startGame(empty, game);
  const more = addToGame(draft, game);
  const added = namesIn(more, list).at(-1) ?? '';
  expect(namesIn(more, list)).toHaveLength(namesIn(draft, list).length + 1);
  const written = { ...more, texts: { en: { [list]: { [added]: 'Something' } } } };
  const removed = removeFromGame(written, game, added);
  expect(removed).toEqual({ shared: draft.shared, texts: { en: { [list]: {} } } });
});

test('another game keeps what is learned and its sources, and nothing else', () => {
  const sprint: ItemDraft = {
    shared: { ...startGame(empty, 'sprint').shared, sources: ['avot-4:2'] },
    texts: { en: { learned: 'Be slow to anger.', statements: {} }, he: { statements: {} } },
  };
  const { shared, texts } = startGame(sprint, 'order');
  expect(shared).toMatchObject({ game: 'order', sources: ['avot-4:2'] });
  expect(shared).not.toHaveProperty('seconds');
  expect(texts).toEqual({ en: { learned: 'Be slow to anger.' }, he: {} });
});

test('cards are counted for each basket, also for one without any', () => {
  const draft = startGame(empty, 'baskets');
  expect([...countCards(draft)]).toEqual([
    ['basket-1', 3],
    ['basket-2', 3],
  ]);
  expect([...countCards({ ...draft, shared: { ...draft.shared, cards: [] } })]).toEqual([
    ['basket-1', 0],
    ['basket-2', 0],
  ]);
});
