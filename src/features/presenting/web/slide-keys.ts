export type SlideTurn = 'next' | 'previous' | 'first' | 'last' | 'full' | 'close';

interface SlideKeysContext {
  direction: 'ltr' | 'rtl';
  isFilm: boolean;
}

/** What a key does on a slide. The side arrows follow the direction of reading; clickers send the page keys. */
export function turnOfKey(key: string, { direction, isFilm }: SlideKeysContext): SlideTurn | undefined {
  const isForward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const isBack = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'PageDown':
      return 'next';
    case 'PageUp':
      return 'previous';
    case 'Home':
      return isFilm ? undefined : 'first';
    case 'End':
      return isFilm ? undefined : 'last';
    case 'Escape':
      return 'close';
    case 'f':
    case 'F':
      return 'full';
    case ' ':
    case 'Enter':
    case 'ArrowDown':
    case isForward:
      return isFilm ? undefined : 'next';
    case 'ArrowUp':
    case isBack:
      return isFilm ? undefined : 'previous';
    default:
      return undefined;
  }
}
