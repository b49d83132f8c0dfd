import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ClassName, ClassView } from '../contract-class.ts';

const CopyClassInput = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: ClassName,
});
export type CopyClassInput = z.infer<typeof CopyClassInput>;

export const copyingContract = {
  copy: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/copies',
      operationId: 'copyClass',
      successStatus: 201,
      summary:
        'Create a class with the courses and the groups of another, archived or not, and with nobody in it',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'owner_only'],
        notFound: true,
        conflict: ['too_many_classes'],
      }),
    )
    .input(CopyClassInput)
    .output(ClassView),
};
