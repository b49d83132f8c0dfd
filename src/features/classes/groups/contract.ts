import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { line } from '#features/people/contract.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const ChosenClass = z.object({ id: Id });
const ChosenGroup = z.extend(ChosenClass, { groupId: Id });
const GroupName = line(40).check(z.minLength(1, 'classes.field.groupName'));

/** A group of a class; a student may be in several. */
export const GroupView = z.object({ id: z.string(), name: z.string(), studentIds: z.array(z.string()) });
export type GroupView = z.infer<typeof GroupView>;

/** The groups of a class, and all of its students, both by name. */
export const GroupList = z.object({
  className: z.string(),
  archived: z.boolean(),
  items: z.array(GroupView),
  students: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
});
export type GroupList = z.infer<typeof GroupList>;

export const NewGroupInput = z.extend(ChosenClass, { name: GroupName });
export type NewGroupInput = z.infer<typeof NewGroupInput>;
export const RenameGroupInput = z.extend(ChosenGroup, { name: GroupName });
export type RenameGroupInput = z.infer<typeof RenameGroupInput>;
const GroupStudent = z.extend(ChosenGroup, { studentId: Id });

const forbidden = ['forbidden'] as const;
const changing = { forbidden, notFound: true, conflict: ['class_archived'] } as const;

export const groupsContract = {
  groups: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/groups',
      operationId: 'listGroups',
      summary: 'List the groups of one of the caller’s classes, and its students',
    })
    .meta(refuses({ forbidden, notFound: true }))
    .input(ChosenClass)
    .output(GroupList),
  createGroup: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/groups',
      operationId: 'createGroup',
      successStatus: 201,
      summary: 'Create a group of a class',
    })
    .meta(refuses({ ...changing, conflict: ['class_archived', 'too_many_groups'] }))
    .input(NewGroupInput)
    .output(GroupView),
  renameGroup: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/groups/{groupId}',
      operationId: 'renameGroup',
      summary: 'Rename a group',
    })
    .meta(refuses(changing))
    .input(RenameGroupInput)
    .output(GroupView),
  removeGroup: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/groups/{groupId}',
      operationId: 'deleteGroup',
      successStatus: 204,
      summary: 'Remove a group and what was set to it; its students stay in the class',
    })
    .meta(refuses(changing))
    .input(ChosenGroup)
    .output(z.void()),
  putInGroup: oc
    .route({
      method: 'PUT',
      path: '/users/current/classes/{id}/groups/{groupId}/students/{studentId}',
      operationId: 'putInGroup',
      summary: 'Put a student of the class in a group',
    })
    .meta(refuses(changing))
    .input(GroupStudent)
    .output(GroupView),
  takeFromGroup: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/groups/{groupId}/students/{studentId}',
      operationId: 'takeFromGroup',
      summary: 'Take a student out of a group',
    })
    .meta(refuses(changing))
    .input(GroupStudent)
    .output(GroupView),
};
