import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { gridStep } from './comic-draft.ts';

interface Point {
  x: number;
  y: number;
}

export interface Placing {
  /** What places are percent of. */
  stage: RefObject<HTMLElement | null>;
  /** Whether places count from the right. */
  isFlipped: boolean;
}

/** How many steps Shift makes of one. */
const stride = 4;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Places something on a picture: it follows the pointer, and arrow keys move it by a step, with Shift by four. */
export function usePlacing({ stage, isFlipped }: Placing, at: Point, onPlace: (place: Point) => void) {
  const held = useRef<{ from: Point; pointer: Point }>(undefined);
  const sign = isFlipped ? -1 : 1;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { from: at, pointer: { x: event.clientX, y: event.clientY } };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const picture = stage.current?.querySelector('img')?.getBoundingClientRect();
      if (!held.current || !picture) return;
      const { from, pointer } = held.current;
      onPlace({
        x: from.x + (sign * 100 * (clientX - pointer.x)) / picture.width,
        y: from.y + (100 * (clientY - pointer.y)) / picture.height,
      });
    },
    onPointerUp() {
      held.current = undefined;
    },
    onPointerCancel() {
      held.current = undefined;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      const by = gridStep * (event.shiftKey ? stride : 1);
      onPlace({ x: at.x + sign * arrow.x * by, y: at.y + arrow.y * by });
    },
  };
}
