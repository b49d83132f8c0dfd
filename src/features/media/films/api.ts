import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { filmsContract } from './contract.ts';
import { changeFilm } from './server/change-film.ts';
import { listFilms } from './server/films-listing.ts';
import { addFilm, getFilm, removeFilm, retryFilm } from './server/films.ts';

const os = serve(filmsContract);
const reading = { permission: 'content.edit', limit: reads } as const;
const writing = { permission: 'content.edit', limit: writes } as const;

export const filmsApi = {
  films: os.films
    .use(guard('media.films', reading))
    .handler(({ context, input }) => listFilms(context, input)),
  film: os.film.use(guard('media.film', reading)).handler(({ context, input }) => getFilm(context, input.id)),
  addFilm: os.addFilm
    .use(guard('media.addFilm', writing))
    .handler(({ context, input }) => addFilm(context, input)),
  changeFilm: os.changeFilm
    .use(guard('media.changeFilm', writing))
    .handler(({ context, input }) => changeFilm(context, input)),
  retryFilm: os.retryFilm
    .use(guard('media.retryFilm', writing))
    .handler(({ context, input }) => retryFilm(context, input.id)),
  removeFilm: os.removeFilm
    .use(guard('media.removeFilm', writing))
    .handler(({ context, input }) => removeFilm(context, input.id)),
};
