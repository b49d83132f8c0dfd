import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** So far a pointer may slip and it is still a tap, in CSS pixels. */
const slip = 6;

interface Drag {
  id: string;
  element: HTMLElement;
  x: number;
  y: number;
}

interface DragInput {
  /** Whether the thing follows the pointer; else it stays in its place, which the caller may change. */
  follows: boolean;
  /** The thing is over the element with that `data-drop`, perhaps once more. */
  onOver?(id: string, drop: string): void;
  /** It was let go there. */
  onDrop?(id: string, drop: string): void;
}

/**
 * Drags things by mouse, pen or finger to elements with `data-drop`; a tap stays a tap. Answers what is dragged now, and
 * what starts it: `onPointerDown={(event) => start(event, id)}`.
 */
export function useDrag({ follows, onOver, onDrop }: DragInput) {
  const [drag, setDrag] = useState<Drag>();
  const [isMoving, setMoving] = useState(false);

  const move = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!isMoving && Math.hypot(x, y) < slip) return;
    setMoving(true);
    if (follows) shift(drag.element, `${x}px ${y}px`);
    const drop = dropAt(event, drag.element);
    if (drop !== undefined) onOver?.(drag.id, drop);
  });
  const end = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    if (isMoving && event.type === 'pointerup') {
      const drop = dropAt(event, drag.element);
      if (drop !== undefined) onDrop?.(drag.id, drop);
      ignoreNextClick();
    }
    shift(drag.element, '');
    setDrag(undefined);
    setMoving(false);
  });
  useEffect(() => {
    if (!drag) return undefined;
    const { element } = drag;
    const stopping = new AbortController();
    const { signal } = stopping;
    // On the window: a thing that changes its place in the document loses the pointer.
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    return () => {
      stopping.abort();
      shift(element, '');
    };
  }, [drag]);

  return {
    dragged: isMoving ? drag?.id : undefined,
    start({ button, currentTarget, clientX, clientY }: ReactPointerEvent<HTMLElement>, id: string) {
      if (button === 0) setDrag({ id, element: currentTarget, x: clientX, y: clientY });
    },
  };
}

/** Through the object model, as a style attribute is refused by our policy. */
function shift({ style }: HTMLElement, by: string): void {
  style.translate = by;
}

/** What lies under the pointer to drop on, other than what is dragged. */
function dropAt({ clientX, clientY }: PointerEvent, dragged: HTMLElement): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (dragged.contains(element)) continue;
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target) return target.dataset['drop'];
  }
  return undefined;
}

/** The end of a drag is no tap on what lies there. */
function ignoreNextClick(): void {
  const ignoring = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: ignoring.signal },
  );
  setTimeout(() => ignoring.abort(), 0);
}
