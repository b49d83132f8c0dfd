import { locales } from '#core/locale.ts';
import type { PlacedFinding } from './finding-line.tsx';

/** A finding whose place names its language too, as it stands among those of several languages. */
export function placeInLanguage<F extends Pick<PlacedFinding, 'place' | 'lang'>>(finding: F): F {
  const { place, lang } = finding;
  if (!lang) return finding;
  const { name } = locales[lang];
  return { ...finding, place: place ? `${place} · ${name}` : name };
}
