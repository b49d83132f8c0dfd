import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { FilmRow } from './film-row.tsx';
import { FilmUploader } from './film-uploader.tsx';
import { filmsQuery } from './films-query.ts';

/** `/admin/content/films`: films that staff uploaded, and how far each is. */
export default function FilmsPage() {
  const t = useTranslations();
  const page = usePage();
  const [search] = useSearchParams();
  const { items, next, canEncode } = useSuspenseQuery(
    filmsQuery(page, search.get('after') ?? undefined),
  ).data;
  return (
    <>
      <AdminPageHead title={t('media.films.title')}>{t('media.films.intro')}</AdminPageHead>
      {!canEncode && (
        <Callout tone="warning" className="mt-6" title={t('media.films.noTools')}>
          <p>{t('media.films.noToolsWhy')}</p>
        </Callout>
      )}
      <FilmUploader />
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState scene="watch" title={t('media.films.none')}>
            {t('media.films.noneHint')}
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-8 divide-y divide-line rounded-card bg-paper px-5 shadow-lift-1">
          {items.map((film) => (
            <FilmRow key={film.id} film={film} />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <Button
          href={adminHref('adminFilms', undefined, { after: next })}
          variant="secondary"
          className="mt-6"
        >
          {t('media.films.older')}
        </Button>
      )}
    </>
  );
}
