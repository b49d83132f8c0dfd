import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { trackKinds } from './policy.ts';

export const trackStatuses = ['waiting', 'working', 'ready', 'failed'] as const;
export type TrackStatus = (typeof trackStatuses)[number];

/** Why no track could be made of an upload; each has its words for people. */
export const trackProblems = [
  'not_sound',
  'longer_than_film',
  'broken',
  'no_film_tools',
  'disk_full',
  'upload_gone',
] as const;
export type TrackProblem = (typeof trackProblems)[number];

/** A recorded audio track of a film. */
export const TrackView = z.object({
  id: z.string(),
  lang: z.enum(localeCodes),
  kind: z.enum(trackKinds),
  fileName: z.string(),
  status: z.enum(trackStatuses),
  problem: z.optional(z.enum(trackProblems)),
});
export type TrackView = z.infer<typeof TrackView>;

const FilmId = z.string().check(z.maxLength(100));
const denied = ['forbidden', 'second_factor_required'] as const;

export const NewTrackInput = z.object({
  id: FilmId,
  uploadId: z.string().check(z.maxLength(64)),
  lang: z.enum(localeCodes),
  kind: z.enum(trackKinds),
});
export type NewTrackInput = z.infer<typeof NewTrackInput>;

export const tracksContract = {
  tracks: oc
    .route({
      method: 'GET',
      path: '/admin/films/{id}/tracks',
      operationId: 'listFilmTracks',
      summary: 'List the recorded audio tracks of a film',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true }))
    .input(z.object({ id: FilmId }))
    .output(z.object({ items: z.array(TrackView) })),
  addTrack: oc
    .route({
      method: 'POST',
      path: '/admin/films/{id}/tracks',
      operationId: 'addFilmTrack',
      successStatus: 201,
      summary: 'Make an audio track of a finished upload',
    })
    .meta(
      refuses({
        forbidden: [...denied],
        notFound: true,
        conflict: ['upload_unfinished', 'film_without_stream', 'track_exists'],
      }),
    )
    .input(NewTrackInput)
    .output(TrackView),
  removeTrack: oc
    .route({
      method: 'DELETE',
      path: '/admin/films/{id}/tracks/{trackId}',
      operationId: 'removeFilmTrack',
      successStatus: 204,
      summary: 'Remove an audio track of a film',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true }))
    .input(z.object({ id: FilmId, trackId: z.string().check(z.maxLength(100)) }))
    .output(z.void()),
};
