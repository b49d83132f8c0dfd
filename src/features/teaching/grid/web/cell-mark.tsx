import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { Cell } from '../contract.ts';

interface CellMarkProps {
  cell: Cell | undefined;
  size?: 's' | 'm';
}

const sizes = { s: 'h-7 min-w-7 px-1', m: 'h-9 min-w-12 px-1.5' } as const;

/** The mark of a cell: a check or a score, how far she is, or a dot. Its words are beside it. */
export function CellMark({ cell, size = 'm' }: CellMarkProps) {
  const look = classNames(
    'inline-flex items-center justify-center rounded-small text-step--1 leading-none font-bold tabular-nums',
    sizes[size],
  );
  if (!cell)
    return (
      <span aria-hidden className={classNames(look, 'text-muted')}>
        ·
      </span>
    );
  if (!cell.done)
    return (
      <span aria-hidden className={classNames(look, 'bg-tint-gold text-ink ring-1 ring-gold ring-inset')}>
        {cell.percent === undefined ? '…' : `${cell.percent}%`}
      </span>
    );
  return (
    <span aria-hidden className={classNames(look, 'bg-tint-olive text-olive')}>
      {cell.score === undefined ? <Icon shape={IconCheck} size={18} /> : `${cell.score}%`}
    </span>
  );
}
