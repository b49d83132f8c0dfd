import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { openFilmsQuery } from '#features/learning/offered/learning-queries.ts';
import { FilmCards } from './film-cards.tsx';

const countShown = 3;

/** Films from three courses, to choose the first one from. */
export function FirstStories() {
  const t = useTranslations();
  const { data } = useQuery(openFilmsQuery(usePage()));
  const films = data?.items.filter(({ kind }) => kind === 'item') ?? [];
  if (films.length === 0) return null;
  return (
    <section aria-labelledby="first-stories">
      <h2 id="first-stories" className="mb-6 text-step-3">
        {t('home.continue.emptyTitle')}
      </h2>
      <FilmCards films={films.slice(0, countShown)} />
    </section>
  );
}
