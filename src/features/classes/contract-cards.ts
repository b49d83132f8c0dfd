import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { EmailAddress, personName } from '../accounts/contract.ts';

const ClassId = z.string().check(z.maxLength(100));

/** More than a class has. */
const studentsAtOnce = 40;

/** The spec's student entry: who has an email is invited by it, and needs no name; who has none gets a card. */
const NewStudent = z.object({
  firstName: z._default(personName(60), ''),
  lastName: z._default(personName(60), ''),
  emailAddress: z.optional(EmailAddress),
});
export type NewStudent = z.infer<typeof NewStudent>;

/** `guardiansAgree`: the teacher says that the parents or guardians of all who get a card do. */
export const AddStudentsInput = z.object({
  id: ClassId,
  students: z
    .array(NewStudent)
    .check(
      z.minLength(1, 'classes.field.students'),
      z.maxLength(studentsAtOnce, 'classes.field.studentsMany'),
    ),
  guardiansAgree: z.optional(z.boolean()),
});
export type AddStudentsInput = z.infer<typeof AddStudentsInput>;

/** A sign-in card: `token` is what `/students/{token}` takes. */
export const StudentCardView = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  token: z.string(),
});
export type StudentCardView = z.infer<typeof StudentCardView>;

export const CardListView = z.object({ className: z.string(), items: z.array(StudentCardView) });
export type CardListView = z.infer<typeof CardListView>;

/** The cards made, and how many were invited: an address that has had its share of mails today gets none. */
export const AddedStudents = z.extend(CardListView, { invited: z.int() });
export type AddedStudents = z.infer<typeof AddedStudents>;

export const cardsContract = {
  addStudents: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students',
      successStatus: 201,
      summary: 'Invite students by email, and make accounts for those without one, who sign in by cards',
    })
    .input(AddStudentsInput)
    .output(AddedStudents),
  cards: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/cards',
      summary: 'The sign-in cards of a class, for its teacher to print',
    })
    .input(z.object({ id: ClassId }))
    .output(CardListView),
  renewCard: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/{studentId}/card',
      summary: 'Give a student a new sign-in card; the one before opens nothing any more',
    })
    .input(z.object({ id: ClassId, studentId: z.string().check(z.maxLength(100)) }))
    .output(CardListView),
};
