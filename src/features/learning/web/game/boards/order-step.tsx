import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import type { useDragOrder } from './use-drag-order.ts';

interface OrderStepProps {
  text: string;
  /** From 1. */
  place: number;
  count: number;
  /** Whether the last try found it right where it lies. */
  isRight: boolean;
  isOver: boolean;
  drag: ReturnType<typeof useDragOrder>;
  onMove(by: 1 | -1): void;
}

/** One strip with its number, a grip to drag it, and buttons that move it by one. */
export function OrderStep({ text, place, count, isRight, isOver, drag, onMove }: OrderStepProps) {
  const t = useTranslations();
  const isDragged = drag.dragged === place - 1;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={classNames(
        'flex items-center gap-2 rounded-control bg-paper p-2 shadow-lift-1 transition-shadow sm:gap-3 sm:p-3',
        isDragged && 'shadow-lift-3 ring-3 ring-gold',
        isRight && 'bg-tint-olive',
      )}
    >
      <span
        className={classNames(
          'grid size-10 shrink-0 place-content-center rounded-pill text-step-1 font-extrabold',
          isRight ? 'bg-olive text-white' : 'bg-teal text-white',
        )}
      >
        {place}
      </span>
      <span className="min-w-0 grow font-medium">
        {text}
        {isRight && (
          <span className="ms-2 inline-flex items-center gap-1 align-middle text-step--1 font-bold text-olive">
            <Icon shape={IconCheck} size={18} />
            {t('learning.game.stepRight')}
          </span>
        )}
      </span>
      {!isOver && (
        <>
          <span className="flex shrink-0 max-sm:flex-col">
            <IconButton
              icon={IconChevronUp}
              label={t('learning.game.stepUp', { text })}
              aria-disabled={place === 1 || undefined}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={IconChevronDown}
              label={t('learning.game.stepDown', { text })}
              aria-disabled={place === count || undefined}
              onClick={() => onMove(1)}
            />
          </span>
          <button
            type="button"
            aria-label={t('learning.game.stepGrip', { text })}
            onKeyDown={onKey}
            onPointerDown={() => drag.start(place - 1)}
            className="grid h-14 w-11 shrink-0 cursor-grab touch-none place-content-center rounded-control bg-sand text-muted active:cursor-grabbing"
          >
            <Icon shape={IconGripVertical} size={24} />
          </button>
        </>
      )}
    </li>
  );
}
