import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { captionFilmQuery, filmEntryQuery, subtitlesQuery } from './web/admin/captions-query.ts';

export const captionsAdminRoutes: AdminRoute[] = [
  {
    id: 'adminCaptions',
    addresses: ['adminCaptions'],
    module: 'learning/captions/web/admin/captions-page.tsx',
    permission: 'captions.edit',
    async load({ page, params }) {
      const film = await page.queries.ensureQueryData(captionFilmQuery(page, params['filmKey'] ?? ''));
      await page.queries.query({ ...filmEntryQuery(page, film.entryId), staleTime: 0 });
    },
  },
  {
    id: 'adminSubtitles',
    addresses: ['adminSubtitles'],
    module: 'learning/captions/web/admin/subtitles-page.tsx',
    permission: 'captions.edit',
    async load({ page }) {
      await page.queries.ensureQueryData(subtitlesQuery(page));
    },
  },
];
