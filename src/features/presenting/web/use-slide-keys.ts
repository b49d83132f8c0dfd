import { useEffect, useEffectEvent } from 'react';
import { turnOfKey, type SlideTurn } from './slide-keys.ts';

interface SlideKeysOptions {
  direction: 'ltr' | 'rtl';
  /** A film has the arrows and the space bar for itself. */
  isFilm?: boolean;
  onTurn(turn: SlideTurn): void;
}

/** Turns slides by keyboard, and by the clicker of a projector, which presses the same keys. */
export function useSlideKeys({ direction, isFilm = false, onTurn }: SlideKeysOptions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    const isInControl = target instanceof Element && target.closest('input, textarea, select') !== null;
    // Whatever has the focus: in a dialog it is lost with a row that is taken out.
    if (document.querySelector('dialog:modal')) return;
    const isOnButton = target instanceof Element && target.closest('button, a, summary') !== null;
    if (isInControl || (isOnButton && (event.key === ' ' || event.key === 'Enter'))) return;
    const turn = turnOfKey(event.key, { direction, isFilm });
    if (!turn) return;
    event.preventDefault();
    onTurn(turn);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
