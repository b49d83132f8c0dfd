import cyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url';
import hebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';

/** Addresses of the Rubik files that a page in this language needs at once, for `<link rel="preload" as="font" crossorigin>`. */
export function fontFiles(locale: string): ReadonlyArray<string> {
  if (locale === 'he') return [hebrew, latin];
  if (locale === 'ru') return [cyrillic, latin];
  return [latin];
}
