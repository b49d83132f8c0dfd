import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { filmQuery } from '#features/media/offered/web/editor/film-query.ts';
import { TracksSection } from '#features/media/tracks/web/admin/tracks-section.tsx';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { FilmForm } from './film-form.tsx';
import { FilmState } from './film-state.tsx';

/** `/admin/content/films/:filmId`: a film's title, its poster, and what can be heard in it. */
export default function FilmPage() {
  const t = useTranslations();
  const page = usePage();
  const { filmId = '' } = useParams();
  const { data: film } = useSuspenseQuery(filmQuery(page, filmId));
  return (
    <>
      <AdminPageHead
        title={film.title || t('media.film.title')}
        trail={[{ text: t('media.films.title'), href: adminHref('adminFilms') }]}
      />
      <div className="mt-2">
        <FilmState film={film} />
      </div>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-2">
        {/* Not by its version: what is typed outlives what others save. */}
        <FilmForm key={film.id} film={film} />
        {film.streams && <TracksSection film={film} />}
      </div>
    </>
  );
}
