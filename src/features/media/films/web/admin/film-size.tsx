import { useTranslations } from 'use-intl';
import type { ListedFilm } from '#features/media/films/contract.ts';
import { listHeights } from '#features/media/films/policy.ts';

/** The size of a film's picture, and the heights between which players choose. */
export function FilmSize({ film }: { film: ListedFilm }) {
  const t = useTranslations();
  const { width, height } = film;
  if (width === undefined || height === undefined) return null;
  return (
    <span dir="ltr" className="block whitespace-nowrap tabular-nums rtl:text-end">
      {t('media.films.size', { width: String(width), height: String(height) })}
      <span className="block text-muted">
        {listHeights(film)
          .map((each) => `${each}p`)
          .join(' · ')}
      </span>
    </span>
  );
}
