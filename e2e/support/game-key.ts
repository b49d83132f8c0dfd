import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import type { GameSummary, GameType } from '#features/learning/games/contract.ts';
import type { Locale } from '#core/locale.ts';
import { folders } from '#app/wiring.ts';

/** A game's authored content in one language: for a journey that has to win. */
export interface GameKey {
  href: string;
  pairs: [string, string][];
  /** A clue without the source that it names by its id. */
  words: { answer: string; clue: string }[];
  steps: string[];
  truth: ReadonlyMap<string, boolean>;
  /** The names of the two baskets. */
  baskets: string[];
  /** Card → its basket, from 0. */
  basketOf: ReadonlyMap<string, number>;
}

interface Structure {
  pairs?: string[];
  words?: string[];
  steps?: string[];
  statements?: { id: string; isTrue: boolean }[];
  baskets?: string[];
  cards?: { id: string; basket: string }[];
}

interface Texts {
  pairs?: Record<string, [string, string]>;
  words?: Record<string, { answer: string; clue: string }>;
  steps?: Record<string, string>;
  statements?: Record<string, { text: string }>;
  baskets?: Record<string, string>;
  cards?: Record<string, { text: string }>;
}

/** The first game of a type that the signed-in user may play, with its key. */
export async function findGame(page: Page, locale: Locale, type: GameType): Promise<GameKey> {
  const answer = await page.request.get(`/api/content/games?lang=${locale}`);
  const games = (await answer.json()) as GameSummary[];
  const game = games.find((listed) => listed.game === type && listed.mayWatch);
  if (!game) throw new Error(`there is no playable game of type ${type}`);
  const read = <T>(path: string) =>
    parse(
      readFileSync(`${folders.content}/courses/${game.courseSlug}/${path}/${game.slug}.yaml`, 'utf8'),
    ) as T;
  const { pairs, words, steps, statements, baskets = [], cards = [] } = read<Structure>('items');
  const texts = read<Texts>(`${locale}/items`);
  return {
    href: game.href,
    pairs: (pairs ?? []).map((id) => texts.pairs?.[id] ?? ['', '']),
    words: (words ?? []).map((id) => {
      const { answer = '', clue = '' } = texts.words?.[id] ?? {};
      return { answer, clue: clue.replace(/ \(@.*/, '') };
    }),
    steps: (steps ?? []).map((id) => texts.steps?.[id] ?? ''),
    truth: new Map((statements ?? []).map(({ id, isTrue }) => [texts.statements?.[id]?.text ?? '', isTrue])),
    baskets: baskets.map((id) => texts.baskets?.[id] ?? ''),
    basketOf: new Map(
      cards.map(({ id, basket }) => [texts.cards?.[id]?.text ?? '', baskets.indexOf(basket)]),
    ),
  };
}
