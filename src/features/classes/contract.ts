import * as z from 'zod/mini';
import type { Id } from '#core/ids.ts';
import { addingContract } from './adding/contract.ts';
import { cardSignInContract } from './card-sign-in/contract.ts';
import { cardsContract } from './cards/contract.ts';
import { coTeachersContract } from './co-teachers/contract.ts';
import { ClassName, ClassView } from './contract-class.ts';
import { copyingContract } from './copying/contract.ts';
import { coursesContract } from './courses/contract.ts';
import { guardianContract } from './guardian/contract.ts';
import { groupsContract } from './groups/contract.ts';
import { invitesContract } from './invites/contract.ts';
import { joiningContract } from './joining/contract.ts';
import { leavingContract } from './leaving/contract.ts';
import { membershipsContract } from './memberships/contract.ts';
import { movingContract } from './moving/contract.ts';
import { ownClassContract } from './own-class/contract.ts';
import { coursesAtMost } from './policy.ts';
import { studentsContract } from './students/contract.ts';
import { oc } from '@orpc/contract';
import { refuses } from '#core/declared-refusals.ts';

export type ClassId = Id<'class'>;

export { codeLength } from './policy.ts';
export type { ClassRelation } from './own-class/contract.ts';
export type GroupId = Id<'class-group'>;

const Chosen = z.object({ id: z.string().check(z.maxLength(100)) });

export { ClassView };

/**
 * The classes that she owns or helps to teach, oldest first; a student in several takes one seat. The seats are those of the
 * classes that she owns.
 */
export const ClassListView = z.object({
  items: z.array(ClassView),
  totalItems: z.int(),
  seats: z.int(),
  seatsTaken: z.int(),
});
export type ClassListView = z.infer<typeof ClassListView>;

export const NewClassInput = z.object({ name: ClassName });
export type NewClassInput = z.infer<typeof NewClassInput>;

/** Whatever is left out stays. `rotate` gives a new code: the old one stops working. */
export const ClassChanges = z.extend(Chosen, {
  name: z.optional(ClassName),
  paused: z.optional(z.boolean()),
  rotate: z.optional(z.boolean()),
  /** All of the class's courses; a course left out is no longer the class's. */
  courseIds: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(100)))
      .check(z.maxLength(coursesAtMost, 'classes.field.courses')),
  ),
});
export type ClassChanges = z.infer<typeof ClassChanges>;

/** What becomes of a teacher's class once her account is erased. `students`: how many see it now. `heir`: the name of its next owner; null if the class ends. */
const ClassFate = z.object({
  id: z.string(),
  name: z.string(),
  students: z.int(),
  heir: z.nullable(z.string()),
});

/** `cardStudents`: how many who sign in with her cards are in none of the classes that go on, and are erased with her. */
export const ClassFates = z.object({ items: z.array(ClassFate), cardStudents: z.int() });
export type ClassFates = z.infer<typeof ClassFates>;

export const classesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/users/current/classes',
      operationId: 'listClasses',
      summary: 'List the caller’s classes',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(ClassListView),
  create: oc
    .route({
      method: 'POST',
      path: '/users/current/classes',
      operationId: 'createClass',
      successStatus: 201,
      summary: 'Create a class',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['too_many_classes'] }))
    .input(NewClassInput)
    .output(ClassView),
  change: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}',
      operationId: 'changeClass',
      summary: 'Rename a class, pause or replace its code, or choose its courses',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(ClassChanges)
    .output(ClassView),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}',
      operationId: 'deleteClass',
      successStatus: 204,
      summary:
        'Delete a class; accounts with a card that are in no other class of its owner are erased after 30 days',
    })
    .meta(refuses({ forbidden: ['forbidden', 'owner_only'], notFound: true }))
    .input(Chosen)
    .output(z.void()),
  archive: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/archive',
      operationId: 'archiveClass',
      summary: 'Archive a class: it is read-only, and its students no longer see it',
    })
    .meta(refuses({ forbidden: ['forbidden', 'owner_only'], notFound: true }))
    .input(Chosen)
    .output(ClassView),
  restore: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/archive',
      operationId: 'restoreClass',
      summary: 'Bring an archived class back, if there are seats for its students',
    })
    .meta(refuses({ forbidden: ['forbidden', 'owner_only'], notFound: true, conflict: ['no_seats'] }))
    .input(Chosen)
    .output(ClassView),
  ...studentsContract,
  ...copyingContract,
  ...coursesContract,
  ...groupsContract,
  ...coTeachersContract,
  ...joiningContract,
  ...guardianContract,
  ...addingContract,
  ...cardsContract,
  ...cardSignInContract,
  ...invitesContract,
  ...membershipsContract,
  ...movingContract,
  ...leavingContract,
  ...ownClassContract,
};

declare module '../../core/api.ts' {
  interface Api {
    classes: typeof classesContract;
  }
}
