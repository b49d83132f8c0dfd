import { isJsonObject, type Json } from '#core/json.ts';
import {
  listOfObjects,
  listOfTexts,
  freeName,
  withShared,
  type ItemDraft,
} from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { localeCodes } from '#core/locale.ts';
import {
  namesIn,
  setThings,
  withoutThing,
} from '#features/learning/authoring/web/editor/draft/named-things.ts';
import type { GameType } from '#features/learning/games/contract.ts';

/** Where the things of each game stand, what a new one is named after, and how many there may be. */
export const thingsOfGame: Record<GameType, { list: string; prefix: string; min: number; max: number }> = {
  pairs: { list: 'pairs', prefix: 'pair', min: 4, max: 10 },
  'word-search': { list: 'words', prefix: 'word', min: 4, max: 12 },
  order: { list: 'steps', prefix: 'step', min: 4, max: 9 },
  sprint: { list: 'statements', prefix: 'statement', min: 8, max: 24 },
  crossword: { list: 'words', prefix: 'word', min: 5, max: 12 },
  baskets: { list: 'cards', prefix: 'card', min: 6, max: 16 },
};

/** In the order in which they are offered. */
export const gameTypes = Object.keys(thingsOfGame) as GameType[];

/** Which game a draft is of; a new one is not yet any. */
export function gameOf({ shared }: ItemDraft): GameType | undefined {
  return gameTypes.find((type) => type === shared['game']);
}

/** A game with as many empty things as it needs, in place of whatever was there. What it is called to teach stays. */
export function startGame({ shared, texts }: ItemDraft, game: GameType): ItemDraft {
  const { list, prefix, min } = thingsOfGame[game];
  const names = Array.from({ length: min }, (_, index) => `${prefix}-${index + 1}`);
  const { sources } = shared;
  const kept: ItemDraft['texts'] = {};
  for (const locale of localeCodes) {
    const { learned } = texts[locale] ?? {};
    if (texts[locale]) kept[locale] = learned === undefined ? {} : { learned };
  }
  return {
    shared: {
      game,
      ...(sources !== undefined && { sources }),
      ...extras(game),
      [list]: names.map((name, index) => makeThing(game, name, index)),
    },
    texts: kept,
  };
}

function extras(game: GameType): Record<string, Json> {
  switch (game) {
    case 'word-search':
      return { size: 9 };
    case 'sprint':
      return { seconds: 60 };
    case 'baskets':
      return { baskets: ['basket-1', 'basket-2'] };
    case 'pairs':
    case 'order':
    case 'crossword':
      return {};
  }
}

function makeThing(game: GameType, name: string, index: number): Json {
  if (game === 'sprint') return { id: name, isTrue: index % 2 === 0 };
  if (game === 'baskets') return { id: name, basket: `basket-${(index % 2) + 1}` };
  return name;
}

/** With one more word, pair, step, statement or card. */
export function addToGame(draft: ItemDraft, game: GameType): ItemDraft {
  const { list, prefix } = thingsOfGame[game];
  const names = namesIn(draft, list);
  const name = freeName(prefix, names);
  const things = draft.shared[list];
  const [basket = ''] = listOfTexts(draft.shared['baskets']);
  const thing: Json =
    game === 'sprint' ? { id: name, isTrue: true } : game === 'baskets' ? { id: name, basket } : name;
  return setThings(draft, list, [...(Array.isArray(things) ? things : []), thing]);
}

/** Without one; its texts go in every language. */
export function removeFromGame(draft: ItemDraft, game: GameType, name: string): ItemDraft {
  const names = [name, `${name}-1`, `${name}-2`];
  const unseen = names.reduce((rest, one) => setThingPicture(rest, one, undefined), draft);
  return withoutThing(unseen, thingsOfGame[game].list, name);
}

/** The file of the uploaded picture of a thing, or of one of a pair's cards: `<pair>-1`. */
export function uploadedPictureOf({ shared }: ItemDraft, name: string): string | undefined {
  const file = isJsonObject(shared['uploads']) ? shared['uploads'][name] : undefined;
  return typeof file === 'string' ? file : undefined;
}

export function setThingPicture(draft: ItemDraft, name: string, file: string | undefined): ItemDraft {
  const before = isJsonObject(draft.shared['uploads']) ? draft.shared['uploads'] : {};
  const { [name]: _former, ...others } = before;
  const uploads = file === undefined ? others : { ...others, [name]: file };
  return withShared(draft, { uploads: Object.keys(uploads).length > 0 ? uploads : undefined });
}

/** How many cards lie in each basket. */
export function countCards({ shared }: ItemDraft): ReadonlyMap<string, number> {
  const counts = new Map(listOfTexts(shared['baskets']).map((basket) => [basket, 0]));
  for (const { basket } of listOfObjects(shared['cards']))
    if (typeof basket === 'string') counts.set(basket, (counts.get(basket) ?? 0) + 1);
  return counts;
}
