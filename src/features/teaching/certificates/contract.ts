import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { GridPageAsked } from '../grid/contract.ts';

const Named = z.object({ id: z.string(), name: z.string() });
const Student = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

/** A student who has finished the course; the day, in both calendars, only if her teachers may see when. */
export const ClassCertificate = z.extend(Student, {
  day: z.optional(z.object({ finishedOn: z.string(), hebrewDate: z.string() })),
});
export type ClassCertificate = z.infer<typeof ClassCertificate>;

/**
 * The students who have finished one course, fifty to a page, and the first fifty of those who have not, with how many items
 * they still have to do. Both lists are sorted by name. `courseId` is null if the class has no course that can be finished.
 */
export const ClassCertificates = z.object({
  className: z.string(),
  archived: z.boolean(),
  courses: z.array(z.object({ id: z.string(), title: z.string() })),
  courseId: z.nullable(z.string()),
  groups: z.array(Named),
  groupId: z.nullable(z.string()),
  finished: z.array(ClassCertificate),
  totalFinished: z.int(),
  next: z.optional(z.string()),
  unfinished: z.array(z.extend(Student, { missing: z.int() })),
  totalUnfinished: z.int(),
});
export type ClassCertificates = z.infer<typeof ClassCertificates>;

export const classCertificatesContract = {
  classCertificates: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/certificates',
      operationId: 'listClassCertificates',
      summary:
        'List the students of a class who have finished a course, for printed certificates, and what the others have left',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(GridPageAsked)
    .output(ClassCertificates),
};
