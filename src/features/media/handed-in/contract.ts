import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { handedInKinds, handedInProblems } from './policy.ts';

const FileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const address = z.optional(z.string());

/**
 * A file that was handed in. Its `variants` are addresses, which are there once it is `ready`; a picture has a small and a large one,
 * a film its pictures and itself. `kind` is missing only for a file that is none of ours.
 */
export const HandedInView = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['checking', 'ready', 'refused']),
  kind: z.optional(z.enum(handedInKinds)),
  problem: z.optional(z.enum(handedInProblems)),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  seconds: z.optional(z.number()),
  variants: z.object({ small: address, large: address, film: address, sound: address, text: address }),
});
export type HandedInView = z.infer<typeof HandedInView>;

/** What the caller may hand in: bytes at most per kind, and her room in all. */
export const HandedInLimitsView = z.object({
  filmBytes: z.int(),
  imageBytes: z.int(),
  otherBytes: z.int(),
  filmSeconds: z.int(),
  roomBytes: z.int(),
  usedBytes: z.int(),
});
export type HandedInLimitsView = z.infer<typeof HandedInLimitsView>;

const ById = z.object({ id: FileId });

export const handedInContract = {
  handedInLimits: oc
    .route({
      method: 'GET',
      path: '/users/current/files/limits',
      operationId: 'getFileLimits',
      summary: 'Get how large the caller’s files may be, and how much room she has used',
    })
    .output(HandedInLimitsView),
  handedInFile: oc
    .route({
      method: 'GET',
      path: '/users/current/files/{id}',
      operationId: 'getFile',
      summary: 'Get a file of the caller that is to be handed in',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(HandedInView),
  receiveFile: oc
    .route({
      method: 'POST',
      path: '/users/current/files/{id}',
      operationId: 'receiveFile',
      summary: 'Have a finished upload checked and made ready; the file keeps the upload’s id',
    })
    .meta(refuses({ notFound: true, conflict: ['upload_unfinished'] }))
    .input(ById)
    .output(HandedInView),
  dropFile: oc
    .route({
      method: 'DELETE',
      path: '/users/current/files/{id}',
      operationId: 'dropFile',
      successStatus: 204,
      summary: 'Remove a file of the caller that nothing was handed in with',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(z.void()),
};
