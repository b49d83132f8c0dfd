import { flushSync } from 'react-dom';
import { isLocale, type Locale } from '#core/locale.ts';
import type { ShowIssue } from '#features/cms/offered/entry/entry-issues.tsx';
import { focusPlace } from './focus-place.ts';

/** Leads to the field of what was refused, in the language that it is about. */
export function useShowIssue(onLocale: (locale: Locale) => void): ShowIssue {
  return (path, locale) => {
    const [part, language = ''] = path.split('.');
    const wanted = part === 'texts' && isLocale(language) ? language : locale;
    // The field is on the page once its language is chosen.
    if (wanted) flushSync(() => onLocale(wanted));
    focusPlace(path);
  };
}
