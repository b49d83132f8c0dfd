import type { ItemPictogramName } from '#core/pictogram-names.ts';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconFlag3 from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconLayoutBoardSplit from '@tabler/icons-react/dist/esm/icons/IconLayoutBoardSplit.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import type { PictogramLook } from './pictogram.tsx';

/** What most pictograms look like. The search draws a few more, which no other page needs. */
export const pictogramLooks = {
  play: { shape: IconPlayerPlayFilled, paper: 'bg-night text-white' },
  board: { shape: IconLayoutBoardSplit, paper: 'bg-tint-violet text-violet' },
  question: { shape: IconQuestionMark, paper: 'bg-tint-teal text-teal' },
  flag: { shape: IconFlag3, paper: 'bg-tint-peach text-pomegranate-deep' },
  puzzle: { shape: IconPuzzle, paper: 'bg-sky text-dusk' },
  gift: { shape: IconGift, paper: 'bg-tint-gold text-gold-deep' },
  screen: { shape: IconDeviceTv, paper: 'bg-dusk text-white' },
  hands: { shape: IconHeartHandshake, paper: 'bg-tint-olive text-olive' },
} as const satisfies Record<ItemPictogramName, PictogramLook>;
