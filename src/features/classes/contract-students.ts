import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** A part of the list: `after` is the `next` of the part before it. */
const Part = z.object({
  id: z.string().check(z.maxLength(100)),
  after: z.optional(z.string().check(z.maxLength(150))),
});
export type Part = z.infer<typeof Part>;

/** `since` is when she joined or asked to. */
const Person = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  since: z.string(),
});

/** Who is in a class; `hasCard`: she signs in by a card that this teacher prints. */
export const StudentView = z.extend(Person, { hasCard: z.boolean() });
export type StudentView = z.infer<typeof StudentView>;

/** Who waits, and for what. Nothing of a minor is shown before her guardian has approved: her names are empty. */
export const PendingView = z.extend(Person, { why: z.enum(['guardian', 'seats']) });
export type PendingView = z.infer<typeof PendingView>;

const listOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), totalItems: z.int(), next: z.optional(z.string()) });

export const StudentList = listOf(StudentView);
export type StudentList = z.infer<typeof StudentList>;
export const PendingList = listOf(PendingView);
export type PendingList = z.infer<typeof PendingList>;

export const studentsContract = {
  students: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/students',
      summary: 'The students of one’s class',
    })
    .input(Part)
    .output(StudentList),
  pending: oc
    .route({ method: 'GET', path: '/users/current/classes/{id}/pending', summary: 'Who waits to join it' })
    .input(Part)
    .output(PendingList),
  removeStudent: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/students/{studentId}',
      successStatus: 204,
      summary: 'Take a student out of a class, or somebody who waits; the freed seat goes to the next',
    })
    .input(
      z.object({ id: z.string().check(z.maxLength(100)), studentId: z.string().check(z.maxLength(100)) }),
    )
    .output(z.void()),
};
