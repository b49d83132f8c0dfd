import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** What someone is to a class that she may look at. */
export const classRelations = ['teacher', 'student', 'guardian'] as const;
export type ClassRelation = (typeof classRelations)[number];

/**
 * A class as those around it see it: its students, their guardians and its teachers. `children` are the caller's own in it, if she
 * is a guardian. Nobody else's name is in it.
 */
export const OwnClassView = z.object({
  id: z.string(),
  name: z.string(),
  relation: z.enum(classRelations),
  teachers: z.array(z.object({ name: z.string(), avatar: z.nullable(z.string()) })),
  children: z.array(z.object({ id: z.string(), firstName: z.string() })),
});
export type OwnClassView = z.infer<typeof OwnClassView>;

export const ownClassContract = {
  ownClass: oc
    .route({
      method: 'GET',
      path: '/classes/{id}/membership',
      operationId: 'getOwnClass',
      summary: 'Get a class as one of its students, their guardians or its teachers',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }))
    .output(OwnClassView),
};
