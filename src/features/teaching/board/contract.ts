import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** What a teacher needs to know of a class to write on its notice board. */
export const ClassBoardView = z.object({
  className: z.string(),
  archived: z.boolean(),
  /** For whom an announcement may be, besides all of the class. */
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ClassBoardView = z.infer<typeof ClassBoardView>;

export const boardContract = {
  board: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/board',
      operationId: 'getClassBoard',
      summary: 'Get what a teacher needs to write on the notice board of a class',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }))
    .output(ClassBoardView),
};
