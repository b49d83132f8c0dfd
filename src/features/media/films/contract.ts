import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { line } from '#features/people/contract.ts';
import { filmProblems, filmStatuses } from './policy.ts';

/** What is being done with a film, in this order. */
export const filmSteps = ['checking', 'sound', 'picture', 'poster', 'storing'] as const;
export type FilmStep = (typeof filmSteps)[number];

const FilmId = z.string().check(z.maxLength(100));
const Title = line(120).check(z.minLength(1, 'media.field.title'));

/** Times in seconds. `id` is what an item of a course names; `step`, `percent` while it is made, `problem` once it failed. */
export const FilmView = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  status: z.enum(filmStatuses),
  step: z.optional(z.enum(filmSteps)),
  percent: z.int(),
  problem: z.optional(z.enum(filmProblems)),
  duration: z.optional(z.number()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Whether it is also served as a stream, in several sizes. */
  streams: z.boolean(),
  posterAt: z.number(),
  /** The uploaded picture that is its poster instead, by its file. */
  posterPicture: z.optional(z.string()),
  /** Its poster and the film itself; the addresses are signed and short-lived. */
  poster: z.optional(z.string()),
  src: z.optional(z.string()),
  version: z.int(),
  created: z.string(),
});
export type FilmView = z.infer<typeof FilmView>;

/** Something that shows a film, such as an item of a course, and where staff edits it. */
export const FilmUseView = z.object({
  title: z.string(),
  titleLang: z.nullable(z.enum(localeCodes)),
  href: z.string(),
});
export type FilmUseView = z.infer<typeof FilmUseView>;

/** A film with the name of the person who uploaded it, and all that shows it, published or not. */
export const ListedFilm = z.extend(FilmView, {
  madeBy: z.optional(z.string()),
  usedBy: z.array(FilmUseView),
});
export type ListedFilm = z.infer<typeof ListedFilm>;

export const FilmsRequest = z.extend(ListingRequest, { status: z.optional(z.enum(filmStatuses)) });
export type FilmsRequest = z.infer<typeof FilmsRequest>;

/** `canEncode`: whether the server has ffmpeg; without it an mp4 is served as it is. */
export const FilmListView = z.extend(listingPageOf(ListedFilm), { canEncode: z.boolean() });
export type FilmListView = z.infer<typeof FilmListView>;

export const NewFilmInput = z.object({ uploadId: z.string().check(z.maxLength(64)), title: Title });
export type NewFilmInput = z.infer<typeof NewFilmInput>;

/**
 * What is left out stays. `version` is the one the caller has seen. The poster becomes the picture of the film at `posterAt`, or the
 * uploaded picture `posterPicture`.
 */
export const FilmChanges = z.object({
  id: FilmId,
  version: z.int(),
  title: z.optional(Title),
  posterAt: z.optional(z.number().check(z.minimum(0), z.maximum(14_400))),
  posterPicture: z.optional(z.string().check(z.maxLength(60))),
});
export type FilmChanges = z.infer<typeof FilmChanges>;

const denied = ['forbidden', 'second_factor_required'] as const;

export const filmsContract = {
  films: oc
    .route({
      method: 'GET',
      path: '/admin/films',
      operationId: 'listUploadedFilms',
      summary: 'List the films that staff uploaded, the newest first',
    })
    .meta(refuses({ forbidden: [...denied] }))
    .input(FilmsRequest)
    .output(FilmListView),
  film: oc
    .route({
      method: 'GET',
      path: '/admin/films/{id}',
      operationId: 'getUploadedFilm',
      summary: 'Get a film that staff uploaded, and how far it is',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true }))
    .input(z.object({ id: FilmId }))
    .output(FilmView),
  addFilm: oc
    .route({
      method: 'POST',
      path: '/admin/films',
      operationId: 'addFilm',
      successStatus: 201,
      summary: 'Make a film of a finished upload',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true, conflict: ['upload_unfinished'] }))
    .input(NewFilmInput)
    .output(FilmView),
  changeFilm: oc
    .route({
      method: 'POST',
      path: '/admin/films/{id}',
      operationId: 'changeFilm',
      summary: 'Rename a film, or choose its poster: a second of the film, or an uploaded picture',
    })
    .meta(
      refuses({
        forbidden: [...denied],
        notFound: true,
        conflict: ['changed_meanwhile', 'film_not_ready', 'no_film_tools'],
      }),
    )
    .input(FilmChanges)
    .output(FilmView),
  retryFilm: oc
    .route({
      method: 'POST',
      path: '/admin/films/{id}/tries',
      operationId: 'retryFilm',
      summary: 'Try again to make a film that failed',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true, conflict: ['film_not_failed'] }))
    .input(z.object({ id: FilmId }))
    .output(FilmView),
  removeFilm: oc
    .route({
      method: 'DELETE',
      path: '/admin/films/{id}',
      operationId: 'removeFilm',
      successStatus: 204,
      summary: 'Remove a film that failed or that no course uses',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true, conflict: ['film_in_use', 'film_not_ready'] }))
    .input(z.object({ id: FilmId }))
    .output(z.void()),
};
