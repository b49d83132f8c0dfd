import { useEffect } from 'react';
import { isLocale, type Locale } from '#core/locale.ts';
import { focusPlace } from './focus-place.ts';

/** A link of a report leads to one field: `?left=en&right=he&field=texts.he.title`. */
export function useFieldFromAddress(): void {
  useEffect(() => {
    const path = new URLSearchParams(location.search).get('field');
    if (!path || focusPlace(path)) return undefined;
    // An editor that is loaded when it is needed is not there at once.
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (tries >= 50 || focusPlace(path)) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, []);
}

/** The language that such a link is about (`text` if it stands alone), and the one to translate from. */
export function languagesIn(search: URLSearchParams): { locale?: Locale; beside?: Locale } {
  const [left, right] = [search.get('left'), search.get('right') ?? search.get('text')];
  return {
    ...(isLocale(right) && { locale: right }),
    ...(isLocale(left) && left !== right && { beside: left }),
  };
}
