import { useRef, type PointerEvent } from 'react';

const shortest = 60;

/** Turns a slide by a swipe: toward the start of the line goes on. */
export function useSwipe(direction: 'ltr' | 'rtl', onTurn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (Math.abs(x) < shortest || Math.abs(x) < 2 * Math.abs(y)) return;
      onTurn(x < 0 === (direction === 'ltr') ? 1 : -1);
    },
  };
}
