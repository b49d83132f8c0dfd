import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

const OneClass = z.object({ id: z.string().check(z.maxLength(100)) });

/**
 * A class that a student is in or waiting for, as she sees it. `leaving`: she may go `at-once`, she must ask her
 * teacher (`asks`), or she has `asked` and is waiting for the answer.
 */
export const MembershipView = z.object({
  id: z.string(),
  name: z.string(),
  teacher: z.string(),
  status: z.enum(['joined', 'pending']),
  leaving: z.enum(['at-once', 'asks', 'asked']),
});
export type MembershipView = z.infer<typeof MembershipView>;

export const MembershipList = z.object({ items: z.array(MembershipView) });
export type MembershipList = z.infer<typeof MembershipList>;

export const membershipsContract = {
  memberships: oc
    .route({
      method: 'GET',
      path: '/users/current/joined-classes',
      operationId: 'listMemberships',
      summary: 'List the classes the caller has joined or is waiting to join',
    })
    .output(MembershipList),
  leave: oc
    .route({
      method: 'POST',
      path: '/users/current/joined-classes/{id}/leave',
      operationId: 'leaveClass',
      summary: 'Leave a class, or ask its teacher for permission to leave; returns the updated list',
    })
    .meta(refuses({ notFound: true }))
    .input(OneClass)
    .output(MembershipList),
  stay: oc
    .route({
      method: 'DELETE',
      path: '/users/current/joined-classes/{id}/leave',
      operationId: 'stayInClass',
      summary: 'Take back a request to leave a class',
    })
    .meta(refuses({ notFound: true }))
    .input(OneClass)
    .output(MembershipList),
};
