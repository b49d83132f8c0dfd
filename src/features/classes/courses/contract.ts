import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ClassView } from '../contract-class.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const ClassCourse = z.object({ id: Id, courseId: Id });
export type ClassCourse = z.infer<typeof ClassCourse>;

export const coursesContract = {
  addCourse: oc
    .route({
      method: 'PUT',
      path: '/users/current/classes/{id}/courses/{courseId}',
      operationId: 'addClassCourse',
      summary: 'Add a course to those of a class',
    })
    .meta(
      refuses({
        forbidden: ['forbidden'],
        notFound: true,
        conflict: ['class_archived', 'too_many_courses'],
      }),
    )
    .input(ClassCourse)
    .output(ClassView),
  removeCourse: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/courses/{courseId}',
      operationId: 'removeClassCourse',
      summary: 'Take a course from those of a class; what students have done of it stays theirs',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(ClassCourse)
    .output(ClassView),
};
