import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Makes the items of a list draggable up and down by a grip; `onMove` is called each time one passes another. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const isDragging = dragged !== undefined;

  const follow = useEffectEvent((event: PointerEvent) => {
    if (dragged === undefined) return;
    const to = findPlace(list.current, event.clientY);
    if (to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  });
  // On the document: an item that changes places loses the pointer.
  useEffect(() => {
    if (!isDragging) return undefined;
    const end = () => setDragged(undefined);
    const onPointer = (event: PointerEvent) => follow(event);
    document.addEventListener('pointermove', onPointer);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', onPointer);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [isDragging]);

  return { dragged, start: setDragged };
}

/** The index of the item whose middle is nearest. */
function findPlace(list: HTMLElement | null, y: number): number {
  const distances = [...(list?.children ?? [])].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return Math.abs(top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}
