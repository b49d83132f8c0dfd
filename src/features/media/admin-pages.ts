import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
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
        await page.queries.ensureQueryData(filmsQuery(page, url.searchParams.get('after') ?? undefined));
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
  ],
};
