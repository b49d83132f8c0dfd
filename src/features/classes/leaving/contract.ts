import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

const Id = z.string().check(z.minLength(1, 'classes.field.chooseClass'), z.maxLength(100));

/** A student with one of the caller's cards who is in none of her classes any more; `leavesOn` is when the account is erased. */
export const LeavingStudent = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  leavesOn: z.string(),
});
export type LeavingStudent = z.infer<typeof LeavingStudent>;

export const BringBackInput = z.object({ id: Id, studentId: Id });
export type BringBackInput = z.infer<typeof BringBackInput>;

export const leavingContract = {
  leavingStudents: oc
    .route({
      method: 'GET',
      path: '/users/current/leaving-students',
      operationId: 'listLeavingStudents',
      summary:
        'List the students with one of the caller’s cards whose accounts will be erased, since they are in none of her classes',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(z.object({ items: z.array(LeavingStudent) })),
  bringBack: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/leaving-students/{studentId}',
      operationId: 'bringStudentBack',
      successStatus: 204,
      summary: 'Bring a student with one of the caller’s cards back into a class, which keeps her account',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'owner_only'],
        notFound: true,
        conflict: ['class_archived', 'no_seats'],
      }),
    )
    .input(BringBackInput)
    .output(z.void()),
};
