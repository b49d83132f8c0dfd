import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { panBy, unzoomed, zoomAt, type Size, type Zoom } from './zoom.ts';

/** How many pixels a finger moves before it counts as a swipe, and the milliseconds between the touches of a double tap. */
const swipeWay = 45;
const doubleTap = 320;

interface Finger {
  x: number;
  y: number;
}

/**
 * Enlarges the content of `room` by pinching, by Ctrl and the wheel, and by a double tap or click; pans it while it is
 * enlarged, and otherwise reports swipes: -1 to the left, 1 to the right.
 */
export function useZoom(room: RefObject<HTMLElement | null>, onSwipe: (way: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const fingers = useRef(new Map<number, Finger>());
  const start = useRef<Finger>(undefined);
  const lastTap = useRef(0);

  const sizeOf = (): Size => {
    const { clientWidth = 0, clientHeight = 0 } = room.current ?? {};
    return { width: clientWidth, height: clientHeight };
  };
  /** Relative to the center of `room`. */
  const middled = ({ x, y }: Finger): Finger => {
    const box = room.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoomBy = (factor: number, at: Finger = { x: 0, y: 0 }) =>
    setZoom((known) => zoomAt(known, factor, at, sizeOf()));
  const toggle = (at: Finger) =>
    setZoom((known) => (known.scale > 1 ? unzoomed : zoomAt(known, 2.2, middled(at), sizeOf())));

  const onDown = useEffectEvent((event: PointerEvent) => {
    const finger = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, finger);
    start.current = fingers.current.size === 1 ? finger : undefined;
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = apart(now, other) / Math.max(1, apart(before, other));
      zoomBy(factor, middled({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    } else if (zoom.scale > 1) {
      setZoom((known) => panBy(known, now.x - before.x, now.y - before.y, sizeOf()));
    }
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    const { current: from } = start;
    fingers.current.delete(event.pointerId);
    start.current = undefined;
    if (!from || event.type === 'pointercancel') return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (zoom.scale === 1 && Math.abs(x) > swipeWay && Math.abs(x) > Math.abs(y) * 1.4)
      onSwipe(x < 0 ? -1 : 1);
    if (Math.hypot(x, y) > 12) return;
    const isSecond = event.timeStamp - lastTap.current < doubleTap;
    lastTap.current = isSecond ? 0 : event.timeStamp;
    if (isSecond) toggle(from);
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), middled({ x: event.clientX, y: event.clientY }));
  });

  useEffect(() => {
    const { current: element } = room;
    if (!element) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener('pointerdown', (event) => onDown(event), { signal });
    element.addEventListener('pointermove', (event) => onMove(event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, (event) => onUp(event), { signal });
    element.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false });
    return () => ended.abort();
  }, [room]);

  useLayoutEffect(() => {
    const inner = room.current?.firstElementChild;
    if (inner instanceof HTMLElement) transform(inner, zoom);
  }, [room, zoom]);

  return {
    zoom,
    zoomBy,
    pan: (x: number, y: number) => setZoom((known) => panBy(known, x, y, sizeOf())),
    reset: () => setZoom(unzoomed),
  };
}

const apart = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The page's policy allows no style attribute, but does allow what a script sets. */
function transform(element: HTMLElement, { scale, x, y }: Zoom): void {
  element.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
}
