import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { PersonName } from '#features/people/contract.ts';

/** One page of a list: `after` is the `next` of the page before; `q` finds names, or parts of them. */
export const ListPart = z.object({
  id: z.string().check(z.maxLength(100)),
  after: z.optional(z.string().check(z.maxLength(150))),
  q: z.optional(z.string().check(z.maxLength(100))),
});
export type ListPart = z.infer<typeof ListPart>;

/** `only` those with a request that their teacher decides. */
export const StudentsPart = z.extend(ListPart, { only: z.optional(z.enum(['asking'])) });
export type StudentsPart = z.infer<typeof StudentsPart>;

/** `since` is when she joined or asked to. */
const Person = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  since: z.string(),
});

/**
 * A student in a class; `hasCard`: she signs in with a card that this teacher prints. `asks`: she wants to leave the
 * class or have her account erased, and her teacher decides.
 */
export const StudentView = z.extend(Person, {
  hasCard: z.boolean(),
  asks: z.nullable(z.enum(['leave', 'erasure'])),
});
export type StudentView = z.infer<typeof StudentView>;

/**
 * Who is waiting, and for what. Nothing about a minor is shown before her guardian has approved: her names are empty.
 */
export const PendingView = z.extend(Person, { why: z.enum(['guardian', 'seats']) });
export type PendingView = z.infer<typeof PendingView>;

const listOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), totalItems: z.int(), next: z.optional(z.string()) });

export const StudentList = listOf(StudentView);
export type StudentList = z.infer<typeof StudentList>;
export const PendingList = listOf(PendingView);
export type PendingList = z.infer<typeof PendingList>;

const OneStudent = z.object({
  id: z.string().check(z.maxLength(100)),
  studentId: z.string().check(z.maxLength(100)),
});

export const RenameStudentInput = z.extend(OneStudent, { firstName: PersonName, lastName: PersonName });
export type RenameStudentInput = z.infer<typeof RenameStudentInput>;

export const AnswerRequestInput = z.extend(OneStudent, { agree: z.boolean() });
export type AnswerRequestInput = z.infer<typeof AnswerRequestInput>;

export const studentsContract = {
  students: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/students',
      operationId: 'listStudents',
      summary: 'List the students of one of the caller’s classes',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(StudentsPart)
    .output(StudentList),
  pending: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/pending',
      operationId: 'listPendingStudents',
      summary: 'List the students waiting to join',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ListPart)
    .output(PendingList),
  renameStudent: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/{studentId}',
      operationId: 'renameStudent',
      summary: 'Correct the name of a student who signs in with a card',
    })
    .meta(refuses({ forbidden: ['forbidden', 'own_name'], notFound: true, conflict: ['class_archived'] }))
    .input(RenameStudentInput)
    .output(StudentView),
  answerRequest: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/{studentId}/answer',
      operationId: 'answerStudentRequest',
      successStatus: 204,
      summary: 'Grant or decline a student’s request to leave the class or have her account erased',
    })
    .meta(refuses({ forbidden: ['forbidden', 'owner_only'], notFound: true }))
    .input(AnswerRequestInput)
    .output(z.void()),
  removeStudent: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/students/{studentId}',
      operationId: 'removeStudent',
      successStatus: 204,
      summary: 'Remove a student, joined or waiting; a freed seat goes to the next in line',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(OneStudent)
    .output(z.void()),
};
