import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/** A film of a course, or one that staff uploaded. `entryId` names the entry that holds its captions. */
export const CaptionFilmView = z.object({
  key: z.string(),
  entryId: z.string(),
  title: z.string(),
  /** The course that shows it first. */
  course: z.optional(z.string()),
  /** Signed and short-lived. */
  src: z.string(),
  /** In seconds. */
  duration: z.number(),
});
export type CaptionFilmView = z.infer<typeof CaptionFilmView>;

/** How loud a film is, `perSecond` bytes for each second, in base64; none for a film without sound. */
export const PeaksView = z.object({ perSecond: z.int(), levels: z.string() });
export type PeaksView = z.infer<typeof PeaksView>;

/** The captions of one film in one language, as last saved. `uncaptioned` in seconds, between the first and the last word. */
export const SubtitlesCell = z.object({
  locale: z.enum(localeCodes),
  cues: z.int(),
  uncaptioned: z.number(),
  /** How many must be read too fast, and how many are hard to read for another reason. */
  tooFast: z.int(),
  hard: z.int(),
  edited: z.optional(z.string()),
});
export type SubtitlesCell = z.infer<typeof SubtitlesCell>;

export const SubtitlesView = z.object({
  films: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      course: z.optional(z.string()),
      duration: z.number(),
      cells: z.array(SubtitlesCell),
    }),
  ),
});
export type SubtitlesView = z.infer<typeof SubtitlesView>;

const Chosen = z.object({ key: z.string().check(z.maxLength(200)) });

export const captionsContract = {
  captionFilm: oc
    .route({
      method: 'GET',
      path: '/admin/captions/{key}',
      operationId: 'getCaptionFilm',
      summary: 'Get the film that captions are of',
    })
    .meta(refuses({ notFound: true }))
    .input(Chosen)
    .output(CaptionFilmView),
  captionPeaks: oc
    .route({
      method: 'GET',
      path: '/admin/captions/{key}/peaks',
      operationId: 'getFilmPeaks',
      summary: 'Get how loud a film is from moment to moment',
    })
    .meta(refuses({ notFound: true, conflict: ['no_film_tools'] }))
    .input(Chosen)
    .output(PeaksView),
  subtitles: oc
    .route({
      method: 'GET',
      path: '/admin/subtitles',
      operationId: 'getSubtitlesReport',
      summary: 'Get how each film is captioned in each language',
    })
    .output(SubtitlesView),
};
