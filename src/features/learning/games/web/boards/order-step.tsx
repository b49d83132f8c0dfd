import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { useDragOrder } from './use-drag-order.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface OrderStepProps {
  text: string;
  picture: string | undefined;
  /** From 1. */
  place: number;
  count: number;
  /** Whether the last try found it right in this place. */
  isRight: boolean;
  isOver: boolean;
  drag: ReturnType<typeof useDragOrder>;
  onMove(by: 1 | -1): void;
}

/** One strip with its number, a grip to drag it by, and buttons that move it by one. */
export function OrderStep({ text, picture, place, count, isRight, isOver, drag, onMove }: OrderStepProps) {
  const t = useTranslations();
  const isDragged = drag.dragged === place - 1;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const number = (
    <span
      className={classNames(
        'grid shrink-0 place-content-center rounded-pill font-extrabold text-white',
        picture ? 'absolute -start-1 -top-1 size-8 shadow-lift-1' : 'size-10 text-step-1',
        isRight ? 'bg-olive' : 'bg-teal',
      )}
    >
      {place}
    </span>
  );
  const gripProps: GripProps = {
    label: t('learning.game.stepGrip', { text }),
    onKeyDown: onKey,
    onPointerDown: () => drag.start(place - 1),
    isOnPicture: picture !== undefined,
  };
  return (
    <li
      className={classNames(
        'flex items-center gap-2 rounded-control bg-paper p-2 shadow-lift-1 transition-shadow sm:gap-4 sm:p-3',
        isDragged && 'shadow-lift-3 ring-3 ring-gold',
        isRight && 'bg-tint-olive',
      )}
    >
      {picture ? (
        <span className="relative w-28 shrink-0 sm:w-44">
          <img
            src={picture}
            alt=""
            width={160}
            height={90}
            draggable={false}
            className="aspect-video w-full rounded-small object-cover"
          />
          {number}
          {!isOver && (
            <Grip {...gripProps} className="absolute inset-0 size-full items-end justify-end p-1" />
          )}
        </span>
      ) : (
        number
      )}
      <span className="min-w-0 grow font-medium max-sm:text-step--1">
        <BodyText>{text}</BodyText>
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
          {!picture && (
            <Grip {...gripProps} className="h-14 w-11 items-center justify-center bg-sand text-muted" />
          )}
        </>
      )}
    </li>
  );
}

interface GripProps {
  label: string;
  isOnPicture: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(): void;
}

/** The strip's drag handle: its picture, if it has one. */
function Grip({
  label,
  isOnPicture,
  onKeyDown,
  onPointerDown,
  className,
}: GripProps & { className: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      className={classNames(
        'flex shrink-0 cursor-grab touch-none rounded-control active:cursor-grabbing',
        className,
      )}
    >
      <span className={classNames(isOnPicture && 'rounded-small bg-paper/85 py-0.5 text-ink')}>
        <Icon shape={IconGripVertical} size={isOnPicture ? 18 : 24} />
      </span>
    </button>
  );
}
