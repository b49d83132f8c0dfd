import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const MoveStudentInput = z.object({
  id: Id,
  studentId: Id,
  /** Where she goes. */
  classId: z.string().check(z.minLength(1, 'classes.field.chooseClass'), z.maxLength(100)),
});
export type MoveStudentInput = z.infer<typeof MoveStudentInput>;

export const movingContract = {
  moveStudent: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/{studentId}/moves',
      operationId: 'moveStudent',
      successStatus: 204,
      summary:
        'Move a student to another class of the same owner, with her seat or her place on the waiting list',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'owner_only'],
        notFound: true,
        conflict: ['class_archived', 'already_in_class', 'awaits_guardian'],
      }),
    )
    .input(MoveStudentInput)
    .output(z.void()),
};
