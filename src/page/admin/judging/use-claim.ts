import { useEffect, useRef } from 'react';

interface Claiming {
  /** What is looked at; undefined where nothing is to be decided. */
  id: string | undefined;
  claim(id: string): Promise<unknown>;
  release(id: string): Promise<unknown>;
  /** After the first answer: whose it is now. */
  onClaimed(): void | Promise<void>;
}

const renewEvery = 3 * 60_000;

/** Claims what the page shows for as long as someone looks at it, and gives it back when she leaves. */
export function useClaim({ id, ...calls }: Claiming): void {
  const current = useRef(calls);
  useEffect(() => {
    current.current = calls;
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    let isHere = true;
    // A refused claim is shown by the item itself; a lost connection is tried again.
    const claim = () => current.current.claim(id).catch(() => undefined);
    void claim().then(() => isHere && current.current.onClaimed());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void claim();
    }, renewEvery);
    return () => {
      isHere = false;
      clearInterval(timer);
      // Without an answer it ends by itself.
      current.current.release(id).catch(() => undefined);
    };
  }, [id]);
}
