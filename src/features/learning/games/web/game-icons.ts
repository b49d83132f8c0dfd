import IconBasket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconSortAscendingNumbers from '@tabler/icons-react/dist/esm/icons/IconSortAscendingNumbers.mjs';
import IconStopwatch from '@tabler/icons-react/dist/esm/icons/IconStopwatch.mjs';
import type { IconShape } from '#ui/icon/icon.tsx';
import type { GameType } from '../contract.ts';

export const gameIcons: Record<GameType, IconShape> = {
  pairs: IconCards,
  'word-search': IconListSearch,
  order: IconSortAscendingNumbers,
  sprint: IconStopwatch,
  crossword: IconPuzzle,
  baskets: IconBasket,
};
