import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { picturesQuery } from './pictures/web/admin/pictures-query.ts';
import { filmQuery } from './offered/web/editor/film-query.ts';
import { tracksQuery } from './tracks/web/admin/tracks-query.ts';
import { filmFilters } from './films/web/admin/film-filters.ts';
import { filmsQuery } from './films/web/admin/films-query.ts';

export const mediaAdminPages: FeatureAdminPages = {
  name: 'media',
  routes: [
    {
      id: 'adminFilms',
      addresses: ['adminFilms'],
      module: 'media/films/web/admin/films-page.tsx',
      permission: 'content.edit',
      async load({ page, url }) {
        await Promise.all([
          page.queries.query(filmsQuery(page, readListingRequest(filmFilters, url.searchParams))),
          page.queries.ensureQueryData(viewsQuery(page.api, 'films')),
        ]);
      },
      act: async (args) =>
        (await import('#features/administration/offered/act-on-views.ts')).actOnViews(args),
    },
    {
      id: 'adminFilm',
      addresses: ['adminFilm'],
      module: 'media/films/web/admin/film-page.tsx',
      permission: 'content.edit',
      async load({ page, params }) {
        const id = params['filmId'] ?? '';
        await Promise.all([
          page.queries.query(filmQuery(page, id)),
          page.queries.query(tracksQuery(page, id)),
        ]);
      },
      act: async (args) => (await import('./films/web/admin/acts.ts')).changeFilm(args),
    },
    {
      id: 'adminPictures',
      addresses: ['adminPictures'],
      module: 'media/pictures/web/admin/pictures-page.tsx',
      permission: 'content.edit',
      async load({ page }) {
        await page.queries.infiniteQuery(picturesQuery(page, ''));
      },
    },
  ],
  links: [
    {
      address: 'adminFilms',
      text: 'media.films.link',
      area: 'content',
      permission: 'content.edit',
      place: 30,
    },
    {
      address: 'adminPictures',
      text: 'media.pictures.link',
      area: 'content',
      permission: 'content.edit',
      place: 31,
    },
  ],
};
