import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import type { ListedFilm } from '#features/media/films/contract.ts';
import { filmStatuses, filmStatusNames } from '#features/media/films/policy.ts';
import { Callout } from '#ui/card/callout.tsx';
import { filmFilters } from './film-filters.ts';
import { FilmUploader } from './film-uploader.tsx';
import { filmsQuery } from './films-query.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useFilmColumns } from './use-film-columns.tsx';

/** `/admin/content/films`: films that staff uploaded, how far each is, and what shows it. */
export default function FilmsPage() {
  const t = useTranslations();
  const page = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(filmFilters, search);
  const { data } = useSuspenseQuery(filmsQuery(page, request));
  const [removing, setRemoving] = useState<ListedFilm>();
  const columns = useFilmColumns(setRemoving);
  return (
    <>
      <AdminPageHead title={t('media.films.title')}>{t('media.films.intro')}</AdminPageHead>
      {!data.canEncode && (
        <Callout tone="warning" className="mt-6" title={t('media.films.noTools')}>
          <p>{t('media.films.noToolsWhy')}</p>
        </Callout>
      )}
      <FilmUploader />
      <div className="mt-8">
        <ListingTable
          caption={t('media.films.title')}
          request={request}
          page={data}
          columns={columns}
          defaultSort="-created"
          nameOf={({ title }) => title}
          searchLabel={t('media.films.search')}
          filters={[
            {
              name: 'status',
              label: t('media.films.column.status'),
              kind: 'choice',
              choices: filmStatuses.map((status) => ({ value: status, text: t(filmStatusNames[status]) })),
            },
          ]}
          fileHref={listingFileHref('films')}
          views={<SavedViews listing="films" />}
          empty={{ scene: 'watch', title: t('media.films.none'), text: t('media.films.noneHint') }}
        />
      </div>
      {removing && <RemoveDialog film={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
