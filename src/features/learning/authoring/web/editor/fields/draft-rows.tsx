import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDragOrder } from '#features/learning/games/web/boards/use-drag-order.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { RowCount } from './row-count.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface DraftRowsProps {
  /** One name for each row: React's key, and what the focus is kept by. */
  names: readonly string[];
  /** What a row is called when it is moved or removed. */
  label(index: number): string;
  /** The fewest rows that may be left, and the most there may be. */
  min: number;
  max: number;
  /** The fewest that can be published, which a list may begin with less than: said from the start. */
  atLeast?: number;
  onMove?(from: number, to: number): void;
  onRemove(index: number): void;
  addLabel: string;
  onAdd(): void;
  /** Whether the buttons are below a row rather than beside it: for narrow lists. */
  narrow?: boolean;
  children(index: number): ReactNode;
}

/** Rows to write, to put in order by dragging or with buttons, to remove and to add; the focus stays with its row. */
export function DraftRows(props: DraftRowsProps) {
  const {
    names,
    label,
    min,
    max,
    atLeast,
    onMove,
    onRemove,
    addLabel,
    onAdd,
    narrow = false,
    children,
  } = props;
  const t = useTranslations();
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfter(list);
  const move = (from: number, to: number) => {
    if (!onMove || to < 0 || to >= names.length || from === to) return;
    setNews(t('learning.editor.moved', { name: label(from), place: to + 1, count: names.length }));
    focusAfter('same');
    onMove(from, to);
  };
  const { dragged, start } = useDragOrder(list, move);
  const remove = (index: number) => {
    setNews(t('learning.editor.removed', { name: label(index) }));
    focusAfter(names[index + 1] ?? names[index - 1] ?? 'add');
    onRemove(index);
  };
  const add = () => {
    setNews(t('learning.editor.added', { place: names.length + 1 }));
    focusAfter('new');
    onAdd();
  };
  return (
    <div>
      {atLeast !== undefined && <RowCount count={names.length} min={atLeast} max={max} />}
      <ol ref={list} className="grid gap-3">
        {names.map((name, index) => (
          <li
            key={name}
            data-row={name}
            className={classNames(
              'flex gap-1 rounded-control border-2 bg-white p-2 ps-3 transition-colors duration-200 max-sm:flex-col max-sm:p-3',
              narrow ? 'flex-col' : 'items-start',
              dragged === index ? 'border-dusk bg-sky shadow-lift-2' : 'border-line',
            )}
          >
            <div className="w-full min-w-0 grow">{children(index)}</div>
            <div className={classNames('flex shrink-0 items-center self-end', !narrow && 'sm:self-start')}>
              {onMove && (
                <>
                  <IconButton
                    icon={IconArrowUp}
                    data-act="up"
                    label={t('learning.editor.moveUp', { name: label(index) })}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                    className="aria-disabled:opacity-30"
                  />
                  <IconButton
                    icon={IconArrowDown}
                    data-act="down"
                    label={t('learning.editor.moveDown', { name: label(index) })}
                    aria-disabled={index === names.length - 1}
                    onClick={() => move(index, index + 1)}
                    className="aria-disabled:opacity-30"
                  />
                </>
              )}
              <IconButton
                icon={IconTrash}
                data-act="remove"
                label={t('learning.editor.remove', { name: label(index) })}
                aria-disabled={names.length <= min}
                onClick={() => names.length > min && remove(index)}
                className="aria-disabled:opacity-30"
              />
              {onMove && (
                <span
                  aria-hidden
                  onPointerDown={(event) => {
                    if (event.button === 0) start(index);
                  }}
                  className="grid size-11 shrink-0 cursor-grab touch-none place-content-center text-muted"
                >
                  <Icon shape={IconGripVertical} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {names.length < max && (
        <Button variant="secondary" size="s" icon={IconPlus} onClick={add} data-act="add" className="mt-3">
          {addLabel}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
