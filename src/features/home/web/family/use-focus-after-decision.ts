import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';

/**
 * Keeps a keyboard where it was: a decision takes its own buttons off the screen, and the focus then goes to the heading of
 * the child that it was about, or to that of the page if she is gone too. `shown` changes with what the screen shows.
 */
export function useFocusAfterDecision(shown: unknown, headline: RefObject<HTMLElement | null>) {
  const decidedIn = useRef<string>(undefined);
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    if (decidedIn.current === undefined || document.activeElement !== document.body) return;
    (document.getElementById(decidedIn.current) ?? headline.current)?.focus({ preventScroll: true });
    decidedIn.current = undefined;
  }, [shown, headline]);
  return ({ target }: SubmitEvent<HTMLElement>) => {
    decidedIn.current =
      (target as HTMLElement).closest('li[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
  };
}
