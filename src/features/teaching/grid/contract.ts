import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { itemTypes } from '#core/item-types.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
export const ChosenClass = z.object({ id: Id });

/** Which part of a class's work: one course, one group. Unknown ones count as all. */
export const GridAsked = z.extend(ChosenClass, { course: z.optional(Id), group: z.optional(Id) });
export type GridAsked = z.infer<typeof GridAsked>;

/** `after` is the `next` of the page before. */
export const GridPageAsked = z.extend(GridAsked, { after: z.optional(Id) });
export type GridPageAsked = z.infer<typeof GridPageAsked>;

export const GridItem = z.object({
  id: z.string(),
  courseId: z.string(),
  title: z.string(),
  type: z.enum(itemTypes),
  href: z.string(),
});
export type GridItem = z.infer<typeof GridItem>;

/**
 * What a student has done with an item; what she has not begun has no cell. `percent` is how far she is, `score` what share of
 * the questions her first answers got right: both only of what she did since she joined. A film that she
 * had begun before has no `percent`.
 */
export const Cell = z.object({
  itemId: z.string(),
  done: z.boolean(),
  percent: z.optional(z.int()),
  score: z.optional(z.int()),
});
export type Cell = z.infer<typeof Cell>;

export const GridStudent = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  done: z.int(),
  cells: z.array(Cell),
});
export type GridStudent = z.infer<typeof GridStudent>;

const Named = z.object({ id: z.string(), name: z.string() });

/** Students by name, fifty to a page. `courseId` is null for all courses. */
export const GridView = z.object({
  className: z.string(),
  archived: z.boolean(),
  courses: z.array(z.object({ id: z.string(), title: z.string(), href: z.string() })),
  courseId: z.nullable(z.string()),
  groups: z.array(Named),
  groupId: z.nullable(z.string()),
  items: z.array(GridItem),
  students: z.array(GridStudent),
  totalStudents: z.int(),
  next: z.optional(z.string()),
});
export type GridView = z.infer<typeof GridView>;

/** A question that students of the class got wrong at first. */
export const MissedQuestion = z.object({
  itemId: z.string(),
  itemTitle: z.string(),
  ask: z.string(),
  right: z.string(),
  answered: z.int(),
  missed: z.int(),
  wrong: z.array(z.object({ words: z.string(), students: z.int() })),
});
export type MissedQuestion = z.infer<typeof MissedQuestion>;

/** Of all students asked about: how many have done each item, with the average score, and what most got wrong. */
export const GridSummary = z.object({
  students: z.int(),
  items: z.array(z.object({ id: z.string(), done: z.int(), score: z.optional(z.int()) })),
  missed: z.array(MissedQuestion),
});
export type GridSummary = z.infer<typeof GridSummary>;

const Answer = z.object({
  ask: z.string(),
  given: z.string(),
  right: z.string(),
  correct: z.boolean(),
});

/** `doneAt` only if it was done after she joined. */
const StudentItem = z.extend(GridItem, {
  cell: z.nullable(Cell),
  doneAt: z.optional(z.string()),
  answers: z.array(Answer),
});
export type StudentItem = z.infer<typeof StudentItem>;

export const StudentResults = z.object({
  className: z.string(),
  student: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.nullable(z.string()),
    since: z.string(),
    /** From when on details are shown; null until her guardian, or she, was told of that. */
    seenFrom: z.nullable(z.string()),
  }),
  done: z.int(),
  items: z.int(),
  courses: z.array(
    z.object({ id: z.string(), title: z.string(), href: z.string(), items: z.array(StudentItem) }),
  ),
});
export type StudentResults = z.infer<typeof StudentResults>;

/** How the class answered each question of an item. */
export const ItemResults = z.object({
  className: z.string(),
  archived: z.boolean(),
  item: GridItem,
  students: z.int(),
  done: z.int(),
  questions: z.array(z.omit(MissedQuestion, { itemId: true, itemTitle: true })),
});
export type ItemResults = z.infer<typeof ItemResults>;

const refusals = refuses({ forbidden: ['forbidden'], notFound: true });

export const gridContract = {
  grid: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/grid',
      operationId: 'getClassGrid',
      summary: 'Get what the students of a class have done of its courses, a page of students at a time',
    })
    .meta(refusals)
    .input(GridPageAsked)
    .output(GridView),
  gridSummary: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/grid/summary',
      operationId: 'getClassGridSummary',
      summary: 'Get how many students have done each item, and the questions that most got wrong',
    })
    .meta(refusals)
    .input(GridAsked)
    .output(GridSummary),
  studentResults: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/students/{studentId}/results',
      operationId: 'getStudentResults',
      summary: 'Get what one student of a class has done and answered since she joined',
    })
    .meta(refusals)
    .input(z.extend(ChosenClass, { studentId: Id }))
    .output(StudentResults),
  itemResults: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/items/{itemId}/results',
      operationId: 'getItemResults',
      summary: 'Get how a class answered each question of an item',
    })
    .meta(refusals)
    .input(z.extend(ChosenClass, { itemId: Id }))
    .output(ItemResults),
};
