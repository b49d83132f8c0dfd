import type { TextPath } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import type { GameType } from '#features/learning/games/contract.ts';

/** Where the first text of a game's thing stands. */
export function thingPath(game: GameType, name: string): TextPath {
  switch (game) {
    case 'pairs':
      return ['pairs', name, 0];
    case 'word-search':
      return ['words', name];
    case 'order':
      return ['steps', name];
    case 'sprint':
      return ['statements', name, 'text'];
    case 'crossword':
      return ['words', name, 'answer'];
    case 'baskets':
      return ['cards', name, 'text'];
  }
}
