import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconFlag3 from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconLayoutBoardSplit from '@tabler/icons-react/dist/esm/icons/IconLayoutBoardSplit.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';

const looks = {
  film: { shape: IconPlayerPlayFilled, paper: 'bg-night text-white' },
  visual: { shape: IconLayoutBoardSplit, paper: 'bg-tint-violet text-violet' },
  quiz: { shape: IconQuestionMark, paper: 'bg-tint-teal text-teal' },
  challenge: { shape: IconFlag3, paper: 'bg-tint-peach text-pomegranate-deep' },
  game: { shape: IconPuzzle, paper: 'bg-sky text-dusk' },
  bonus: { shape: IconGift, paper: 'bg-tint-gold text-gold-deep' },
  vidquiz: { shape: IconDeviceTv, paper: 'bg-dusk text-white' },
  rwi: { shape: IconHeartHandshake, paper: 'bg-tint-olive text-olive' },
} as const;

export type ItemKind = keyof typeof looks;

export interface ItemKindIconProps {
  kind: ItemKind;
  /** The kind in a word; left out where the word is shown beside it. */
  label?: string | undefined;
  size?: 'm' | 'l';
  className?: string | undefined;
}

/** A paper disc with the icon of one kind of item. */
export function ItemKindIcon({ kind, label, size = 'm', className }: ItemKindIconProps) {
  const { shape, paper } = looks[kind];
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      className={classNames(
        'inline-grid shrink-0 place-content-center rounded-pill',
        size === 'l' ? 'size-14' : 'size-10',
        paper,
        className,
      )}
    >
      <Icon shape={shape} size={size === 'l' ? 28 : 20} />
    </span>
  );
}
