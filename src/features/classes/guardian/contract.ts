import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

const id = z.string().check(z.maxLength(100));
/** A class, and a child of the caller who is in it or waits for it. */
const ClassOfOwnChild = z.object({ childId: id, id });
export type ClassOfOwnChild = z.infer<typeof ClassOfOwnChild>;

const path = '/users/current/family/children/{childId}/classes/{id}';

export const guardianContract = {
  letChildJoin: oc
    .route({
      method: 'POST',
      path,
      operationId: 'letChildJoinClass',
      successStatus: 204,
      summary: 'Approve the request of a child of the caller’s to join a class',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ClassOfOwnChild)
    .output(z.void()),
  takeChildOut: oc
    .route({
      method: 'DELETE',
      path,
      operationId: 'takeChildOutOfClass',
      successStatus: 204,
      summary: 'Decline a child’s request to join a class, or take her out of it',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ClassOfOwnChild)
    .output(z.void()),
};
