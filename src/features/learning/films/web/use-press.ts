import { useEffect, useRef, type RefObject } from 'react';

/** After a tap the click may take that long to come. */
const clickWithinMs = 300;

/** Ends with the press that is going on: a button that is replaced while it is pressed gets no click. */
export function usePress(): RefObject<Promise<void> | undefined> {
  const press = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const begin = () => {
      press.current = untilReleased(signal);
    };
    for (const down of ['pointerdown', 'keydown']) addEventListener(down, begin, { signal });
    return () => listening.abort();
  }, []);
  return press;
}

/** Resolves with the click, or without one if the press has moved elsewhere or `ended` says that nobody waits. */
function untilReleased(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const signal = AbortSignal.any([listening.signal, ended]);
    signal.addEventListener('abort', () => resolve());
    const end = () => listening.abort();
    // After everything else that hears of it.
    for (const last of ['click', 'keyup']) addEventListener(last, () => setTimeout(end), { signal });
    addEventListener('pointerup', () => setTimeout(end, clickWithinMs), { signal });
    for (const lost of ['pointercancel', 'blur']) addEventListener(lost, end, { signal });
  });
}
