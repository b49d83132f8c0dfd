import { useEffect, useEffectEvent } from 'react';

/** The events that show that the page is in use. */
export const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'];

/** Calls `onSign` once, at the first such event on the page. */
export function useActivity(onSign: () => void): void {
  const tell = useEffectEvent(onSign);
  useEffect(() => {
    const first = new AbortController();
    const onFirst = () => {
      first.abort();
      tell();
    };
    for (const sign of activityEvents)
      addEventListener(sign, onFirst, { passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
}
