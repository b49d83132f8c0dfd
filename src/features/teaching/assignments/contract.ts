import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { itemTypes } from '#core/item-types.ts';
import { line } from '#features/people/contract.ts';
import { targetKinds } from './policy.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const Day = z.iso.date('teaching.field.day');
const ChosenClass = z.object({ id: Id });
const Chosen = z.extend(ChosenClass, { assignmentId: Id });

/**
 * What is set, to whom, and until when: to all of the class, or to a group or one student (`to`). Days are of the class's
 * place; `due` is never Shabbat or Yom Tov there, and on their eve lasts until candle lighting. A course or a lesson plan with
 * `repeatUntil` asks for one lesson a week; nothing else may have it.
 */
const Set = {
  kind: z.enum(targetKinds),
  target: z.string().check(z.minLength(1, 'teaching.field.target'), z.maxLength(200)),
  to: z._default(z.object({ groupId: z.optional(Id), studentId: z.optional(Id) }), {}),
  from: Day,
  due: Day,
  repeatUntil: z.optional(Day),
  note: z._default(line(140), ''),
};
export const AssignmentInput = z.extend(ChosenClass, Set);
export type AssignmentInput = z.infer<typeof AssignmentInput>;
export const AssignmentChange = z.extend(Chosen, Set);
export type AssignmentChange = z.infer<typeof AssignmentChange>;

/** `late` students have not finished what was due by now. Nothing is counted of a file, which nobody is asked to finish. */
export const AssignmentView = z.object({
  id: z.string(),
  kind: z.enum(targetKinds),
  target: z.string(),
  /** Missing if the catalog no longer has it. */
  title: z.optional(z.string()),
  href: z.optional(z.string()),
  /** What has to be done; nothing of a file. */
  items: z.array(z.object({ id: z.string(), title: z.string(), type: z.enum(itemTypes) })),
  to: z.object({
    groupId: z.optional(z.string()),
    studentId: z.optional(z.string()),
    name: z.optional(z.string()),
  }),
  from: z.string(),
  due: z.string(),
  repeatUntil: z.optional(z.string()),
  /** The day by which the next part is due; the last one after all of them. */
  nextDue: z.string(),
  over: z.boolean(),
  note: z.string(),
  students: z.int(),
  counted: z.boolean(),
  done: z.int(),
  late: z.int(),
});
export type AssignmentView = z.infer<typeof AssignmentView>;

/** The newest first, twenty to a page. `place` is the city whose calendar counts; `today` its day. */
export const AssignmentList = z.object({
  className: z.string(),
  archived: z.boolean(),
  place: z.string(),
  today: z.string(),
  items: z.array(AssignmentView),
  next: z.optional(z.string()),
});
export type AssignmentList = z.infer<typeof AssignmentList>;

const Choice = z.object({ id: z.string(), title: z.string() });
const ChoiceGroup = z.object({ title: z.string(), choices: z.array(Choice) });

/**
 * Whether something may be due on a day; if it is a holy day at the class's place, the next day that is not. `holiday` is what
 * a Yom Tov is called.
 */
export const DueDay = z.object({
  holyDay: z.nullable(z.enum(['shabbat', 'yom_tov'])),
  holiday: z.nullable(z.string()),
  next: z.string(),
  place: z.string(),
});
export type DueDay = z.infer<typeof DueDay>;

/** What can be set, by the headings under which it is offered, and to whom; `inAWeek` judges the day that is suggested. */
export const Assignable = z.object({
  className: z.string(),
  /** Nothing can be set to it, or changed. */
  archived: z.boolean(),
  place: z.string(),
  /** The class follows the caller's own calendar. */
  isOwner: z.boolean(),
  today: z.string(),
  inAWeek: DueDay,
  groups: z.array(ChoiceGroup),
  to: z.object({ groups: z.array(Choice), students: z.array(Choice) }),
});
export type Assignable = z.infer<typeof Assignable>;

/** What a student's teachers have set her and still counts: `late` is what she may still do. */
export const OwnAssignment = z.object({
  id: z.string(),
  className: z.string(),
  kind: z.enum(targetKinds),
  title: z.string(),
  note: z.string(),
  due: z.string(),
  /** It is the eve of Shabbat or Yom Tov, and lasts until candle lighting. */
  isEve: z.boolean(),
  state: z.enum(['open', 'late', 'done']),
  done: z.int(),
  asked: z.int(),
  /** Where to go on; missing when all is done. */
  href: z.optional(z.string()),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.enum(itemTypes),
      href: z.string(),
      done: z.boolean(),
      due: z.string(),
    }),
  ),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** What she may still make up for, then what is due next, then what she has done; fifty to a page. */
export const OwnAssignmentList = z.object({ items: z.array(OwnAssignment), next: z.optional(z.string()) });
export type OwnAssignmentList = z.infer<typeof OwnAssignmentList>;

/** What is set in one class to the caller, or to each of her children in it. */
export const ClassTasks = z.object({
  items: z.array(z.object({ firstName: z.string(), assignments: z.array(OwnAssignment) })),
});
export type ClassTasks = z.infer<typeof ClassTasks>;

const forbidden = ['forbidden'] as const;
const changing = { forbidden, notFound: true, conflict: ['class_archived', 'too_many_assignments'] } as const;

export const assignmentsContract = {
  assignments: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/assignments',
      operationId: 'listAssignments',
      summary: 'List what is set to a class, with how many students have done it',
    })
    .meta(refuses({ forbidden, notFound: true }))
    .input(z.extend(ChosenClass, { after: z.optional(Id) }))
    .output(AssignmentList),
  assignable: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/assignable/{kind}',
      operationId: 'listAssignable',
      summary: 'List what can be set to a class, and to whom',
    })
    .meta(refuses({ forbidden, notFound: true }))
    .input(z.extend(ChosenClass, { kind: z.enum(targetKinds) }))
    .output(Assignable),
  dueDay: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/due-days/{day}',
      operationId: 'getDueDay',
      summary: 'Tell whether something may be due on a day, by the calendar of the class’s place',
    })
    .meta(refuses({ forbidden, notFound: true }))
    .input(z.extend(ChosenClass, { day: Day }))
    .output(DueDay),
  assignment: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/assignments/{assignmentId}',
      operationId: 'getAssignment',
      summary: 'Get one assignment of a class',
    })
    .meta(refuses({ forbidden, notFound: true }))
    .input(Chosen)
    .output(AssignmentView),
  assign: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/assignments',
      operationId: 'createAssignment',
      successStatus: 201,
      summary: 'Set a course, an item, a file or a lesson plan to a class, a group or one student',
    })
    .meta(refuses(changing))
    .input(AssignmentInput)
    .output(AssignmentView),
  changeAssignment: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/assignments/{assignmentId}',
      operationId: 'changeAssignment',
      summary: 'Change an assignment',
    })
    .meta(refuses({ ...changing, conflict: ['class_archived'] }))
    .input(AssignmentChange)
    .output(AssignmentView),
  removeAssignment: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/assignments/{assignmentId}',
      operationId: 'deleteAssignment',
      successStatus: 204,
      summary: 'Remove an assignment; what students have done stays theirs',
    })
    .meta(refuses({ forbidden, notFound: true, conflict: ['class_archived'] }))
    .input(Chosen)
    .output(z.void()),
  classTasks: oc
    .route({
      method: 'GET',
      path: '/classes/{id}/assignments',
      operationId: 'listClassTasks',
      summary: 'List what is set in a class to the caller or to her children',
    })
    .meta(refuses({ notFound: true }))
    .input(ChosenClass)
    .output(ClassTasks),
  ownAssignments: oc
    .route({
      method: 'GET',
      path: '/users/current/assignments',
      operationId: 'listOwnAssignments',
      summary: 'List what the caller’s teachers have set her',
    })
    .input(z.object({ after: z.optional(z.string().check(z.maxLength(150))) }))
    .output(OwnAssignmentList),
};
