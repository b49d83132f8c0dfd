import { useEffect, useEffectEvent } from 'react';

/** What tells of somebody at the page. */
export const signsOfSomebody = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'];

/** Calls once, as soon as somebody stirs on the page. */
export function useSomebodyHere(onSign: () => void): void {
  const tell = useEffectEvent(onSign);
  useEffect(() => {
    const first = new AbortController();
    const onFirst = () => {
      first.abort();
      tell();
    };
    for (const sign of signsOfSomebody)
      addEventListener(sign, onFirst, { passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
}
