import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress, personName } from '#features/people/contract.ts';
import { CardListView } from '../cards/contract.ts';
import { studentsAtOnce } from '../policy.ts';

const ClassId = z.string().check(z.maxLength(100));

/** The spec's student entry: anyone with an email is invited by it and needs no name; anyone without gets a card. */
export const NewStudent = z.object({
  firstName: z._default(personName(60), ''),
  lastName: z._default(personName(60), ''),
  emailAddress: z.optional(EmailAddress),
});
export type NewStudent = z.infer<typeof NewStudent>;

const listOf = <T extends z.core.$ZodType>(student: T) =>
  z
    .array(student)
    .check(
      z.minLength(1, 'classes.field.students'),
      z.maxLength(studentsAtOnce, 'classes.field.studentsMany'),
    );

/** `guardiansAgree`: the teacher states that the parents or guardians of everyone who gets a card have agreed. */
export const AddStudentsInput = z.object({
  id: ClassId,
  students: listOf(NewStudent),
  guardiansAgree: z.optional(z.boolean()),
});
export type AddStudentsInput = z.infer<typeof AddStudentsInput>;

/**
 * The cards made, how many were invited, and how many were not because their address has had its quota of mail today.
 */
export const AddedStudents = z.extend(CardListView, { invited: z.int(), unsent: z.int() });
export type AddedStudents = z.infer<typeof AddedStudents>;

const written = z._default(z.string().check(z.maxLength(500)), '');

/** The same list before it has been validated: what is wrong with a line is part of the answer. */
export const PreviewInput = z.object({
  id: ClassId,
  students: listOf(
    z.object({
      firstName: written,
      lastName: written,
      emailAddress: z.optional(z.string().check(z.maxLength(500))),
    }),
  ),
});
export type PreviewInput = z.infer<typeof PreviewInput>;

/**
 * What adding would do to one student: create an account with a `card`; send an `invite` by mail; nothing, because she
 * is already `invited` or a `member`, or appears earlier on the list (`repeated`); or she cannot be added (`wrong`),
 * and `reason` says why.
 */
export const StudentOutcome = z.object({
  outcome: z.enum(['card', 'invite', 'invited', 'member', 'repeated', 'wrong']),
  reason: z.nullable(z.string()),
});
export type StudentOutcome = z.infer<typeof StudentOutcome>;

/** In the order of the list; `seatsFree` is how many accounts with a card can be created now. */
export const ListPreview = z.object({ items: z.array(StudentOutcome), seatsFree: z.int() });
export type ListPreview = z.infer<typeof ListPreview>;

export const addingContract = {
  previewStudents: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/preview',
      operationId: 'previewStudents',
      summary: 'Preview what adding these students would do, without changing anything',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(PreviewInput)
    .output(ListPreview),
  addStudents: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students',
      operationId: 'addStudents',
      successStatus: 201,
      summary: 'Invite students by email, and create accounts with sign-in cards for those without one',
    })
    .meta(
      refuses({
        forbidden: ['email_unverified', 'forbidden'],
        notFound: true,
        conflict: ['class_archived', 'no_seats', 'too_many_invites'],
      }),
    )
    .input(AddStudentsInput)
    .output(AddedStudents),
};
