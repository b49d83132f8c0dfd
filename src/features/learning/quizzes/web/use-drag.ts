import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** How far a pointer may move, in CSS pixels, and still tap. */
const slip = 6;

interface Drag {
  id: string;
  element: HTMLElement;
  x: number;
  y: number;
}

interface DragInput {
  /** Whether the item follows the pointer; otherwise it stays in its place, which the caller may change. */
  follows: boolean;
  /** The item is over the element with that `data-drop`; may repeat. */
  onOver?(id: string, drop: string): void;
  /** It was dropped there. */
  onDrop?(id: string, drop: string): void;
}

/**
 * Drags items by mouse, pen or finger to elements with `data-drop`; a tap stays a tap. Returns what is being dragged,
 * and what starts it: `onPointerDown={(event) => start(event, id)}`.
 */
export function useDrag({ follows, onOver, onDrop }: DragInput) {
  const [drag, setDrag] = useState<Drag>();
  const [isMoving, setMoving] = useState(false);
  // On a busy device the pointer is released before a move has been rendered: the state alone would lose the drop.
  const hasMoved = useRef(false);

  const move = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!hasMoved.current && Math.hypot(x, y) < slip) return;
    hasMoved.current = true;
    setMoving(true);
    if (follows) shift(drag.element, `${x}px ${y}px`);
    const drop = dropAt(event, drag.element);
    if (drop !== undefined) onOver?.(drag.id, drop);
  });
  const end = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    if (hasMoved.current && event.type === 'pointerup') {
      const drop = dropAt(event, drag.element);
      if (drop !== undefined) onDrop?.(drag.id, drop);
      ignoreNextClick();
    }
    shift(drag.element, '');
    hasMoved.current = false;
    setDrag(undefined);
    setMoving(false);
  });
  useEffect(() => {
    if (!drag) return undefined;
    const { element } = drag;
    const stopping = new AbortController();
    const { signal } = stopping;
    // On the window: an item that changes places in the document loses the pointer.
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

/** Through the object model, since our policy refuses style attributes. */
function shift({ style }: HTMLElement, by: string): void {
  style.translate = by;
}

/** The drop target under the pointer, other than what is being dragged. */
function dropAt({ clientX, clientY }: PointerEvent, dragged: HTMLElement): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (dragged.contains(element)) continue;
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target) return target.dataset['drop'];
  }
  return undefined;
}

/** The end of a drag is not a click on what lies there. */
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
