import type { Locale } from './locale.ts';

/** A message as a browser shows it beside its pages. `href` is a path; a note with the same `tag` takes the place of the one before. */
export interface PushNote {
  title: string;
  text: string;
  href: string;
  tag: string;
  lang: Locale;
  dir: 'ltr' | 'rtl';
}
