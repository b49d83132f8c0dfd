import { childRoles } from '../../core/access.ts';
import { guard, reads, serve, writes } from '../../platform/http/guard.ts';
import { joiningApi } from './api-joining.ts';
import { classesContract } from './contract.ts';
import { changeClass, createClass, deleteClass, listClasses } from './server/classes.ts';
import { addStudents, listClassCards, renewStudentCard } from './server/cards.ts';
import { listPending, listStudents, removeStudent } from './server/students.ts';

const os = serve(classesContract);

/** An educator manages her own; whether somebody is one is judged where it is done. */
const reading = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const classesApi = os.router({
  list: os.list.use(guard('classes.list', reading)).handler(({ context }) => listClasses(context)),
  create: os.create
    .use(guard('classes.create', writing))
    .handler(({ context, input }) => createClass(context, input)),
  change: os.change
    .use(guard('classes.change', writing))
    .handler(({ context, input }) => changeClass(context, input)),
  remove: os.remove
    .use(guard('classes.remove', writing))
    .handler(({ context, input }) => deleteClass(context, input.id)),
  students: os.students
    .use(guard('classes.students', reading))
    .handler(({ context, input }) => listStudents(context, input)),
  pending: os.pending
    .use(guard('classes.pending', reading))
    .handler(({ context, input }) => listPending(context, input)),
  removeStudent: os.removeStudent
    .use(guard('classes.removeStudent', writing))
    .handler(({ context, input }) => removeStudent(context, input)),
  addStudents: os.addStudents
    .use(guard('classes.addStudents', writing))
    .handler(({ context, input }) => addStudents(context, input)),
  cards: os.cards
    .use(guard('classes.cards', reading))
    .handler(({ context, input }) => listClassCards(context, input.id)),
  renewCard: os.renewCard
    .use(guard('classes.renewCard', writing))
    .handler(({ context, input }) => renewStudentCard(context, input)),
  ...joiningApi,
});
