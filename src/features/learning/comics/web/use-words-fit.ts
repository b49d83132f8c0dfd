import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Overlaps of a hair's breadth are invisible. */
const slack = 3;

/**
 * Moves a panel's words under its picture if they do not fit over it: if one grows out of the picture, overlaps another
 * or covers a speaker. Without scripts the style sheet decides by the panel's width alone.
 * Words that an author is changing are measured again after each change.
 */
export function useWordsFit(
  panel: RefObject<HTMLElement | null>,
  changing?: { bubbles: readonly unknown[]; onFit(fits: boolean): void },
): void {
  const tell = useEffectEvent((isFitting: boolean) => changing?.onFit(isFitting));
  const words = changing && JSON.stringify(changing.bubbles);
  useLayoutEffect(() => {
    const { current: element } = panel;
    if (!element) return undefined;
    let measured = '';
    const measure = () => {
      const now = `${element.clientWidth} ${words ?? ''}`;
      if (now === measured) return;
      measured = now;
      delete element.dataset['words'];
      const isFitting = fits(element);
      if (!isFitting) element.dataset['words'] = 'under';
      tell(isFitting);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    void document.fonts.ready.then(() => {
      measured = '';
      measure();
    });
    return () => observer.disconnect();
  }, [panel, words]);
}

function fits(panel: HTMLElement): boolean {
  const picture = panel.querySelector('img')?.getBoundingClientRect();
  if (!picture) return true;
  const bubbles = [...panel.querySelectorAll('li')].map((bubble) => bubble.getBoundingClientRect());
  // Words that the style sheet puts under the picture fit there.
  if (bubbles.every(({ top }) => top >= picture.bottom - slack)) return true;
  return bubbles.every(
    (bubble, index) =>
      bubble.bottom <= picture.bottom + slack &&
      bubble.left >= picture.left - slack &&
      bubble.right <= picture.right + slack &&
      bubbles.slice(index + 1).every((other) => !overlap(bubble, other)),
  );
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack
  );
}
