import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { cardSignInApi } from './card-sign-in/api.ts';
import { coTeachersApi } from './co-teachers/api.ts';
import { copyingApi } from './copying/api.ts';
import { coursesApi } from './courses/api.ts';
import { joiningApi } from './joining/api.ts';
import { guardianApi } from './guardian/api.ts';
import { groupsApi } from './groups/api.ts';
import { ownClassApi } from './own-class/api.ts';
import { classesContract } from './contract.ts';
import { archiveClass, restoreClass } from './server/archive-class.ts';
import { changeClass, createClass, deleteClass, listClasses } from './server/classes.ts';
import { addStudents } from './adding/server/add-students.ts';
import { previewStudents } from './adding/server/preview-students.ts';
import { listClassCards, renewStudentCard } from './cards/server/cards.ts';
import { listInvites, sendInvite, withdrawInvite } from './invites/server/own-invites.ts';
import { bringStudentBack, listLeavingStudents } from './leaving/server/leaving-students.ts';
import { leaveClass, listMemberships, stayInClass } from './memberships/server/memberships.ts';
import { movingApi } from './moving/api.ts';
import { answerRequest } from './joining/server/requests.ts';
import { listPending, listStudents, removeStudent, renameStudent } from './students/server/students.ts';

const os = serve(classesContract);

/** An educator manages her own classes; each operation checks that the caller is one. */
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
  archive: os.archive
    .use(guard('classes.archive', writing))
    .handler(({ context, input }) => archiveClass(context, input.id)),
  restore: os.restore
    .use(guard('classes.restore', writing))
    .handler(({ context, input }) => restoreClass(context, input.id)),
  students: os.students
    .use(guard('classes.students', reading))
    .handler(({ context, input }) => listStudents(context, input)),
  pending: os.pending
    .use(guard('classes.pending', reading))
    .handler(({ context, input }) => listPending(context, input)),
  removeStudent: os.removeStudent
    .use(guard('classes.removeStudent', writing))
    .handler(({ context, input }) => removeStudent(context, input)),
  renameStudent: os.renameStudent
    .use(guard('classes.renameStudent', writing))
    .handler(({ context, input }) => renameStudent(context, input)),
  answerRequest: os.answerRequest
    .use(guard('classes.answerRequest', writing))
    .handler(({ context, input }) => answerRequest(context, input)),
  previewStudents: os.previewStudents
    .use(guard('classes.previewStudents', reading))
    .handler(({ context, input }) => previewStudents(context, input)),
  addStudents: os.addStudents
    .use(guard('classes.addStudents', writing))
    .handler(({ context, input }) => addStudents(context, input)),
  cards: os.cards
    .use(guard('classes.cards', reading))
    .handler(({ context, input }) => listClassCards(context, input.id)),
  renewCard: os.renewCard
    .use(guard('classes.renewCard', writing))
    .handler(({ context, input }) => renewStudentCard(context, input)),
  invites: os.invites
    .use(guard('classes.invites', reading))
    .handler(({ context, input }) => listInvites(context, input)),
  sendInvite: os.sendInvite
    .use(guard('classes.sendInvite', writing))
    .handler(({ context, input }) => sendInvite(context, input)),
  withdrawInvite: os.withdrawInvite
    .use(guard('classes.withdrawInvite', writing))
    .handler(({ context, input }) => withdrawInvite(context, input)),
  memberships: os.memberships
    .use(guard('classes.memberships', { access: 'member', limit: reads }))
    .handler(({ context }) => listMemberships(context)),
  leave: os.leave
    .use(guard('classes.leave', { access: 'member', limit: writes }))
    .handler(({ context, input }) => leaveClass(context, input.id)),
  stay: os.stay
    .use(guard('classes.stay', { access: 'member', limit: writes }))
    .handler(({ context, input }) => stayInClass(context, input.id)),
  leavingStudents: os.leavingStudents
    .use(guard('classes.leavingStudents', reading))
    .handler(({ context }) => listLeavingStudents(context)),
  bringBack: os.bringBack
    .use(guard('classes.bringBack', writing))
    .handler(({ context, input }) => bringStudentBack(context, input)),
  ...copyingApi,
  ...coursesApi,
  ...groupsApi,
  ...movingApi,
  ...coTeachersApi,
  ...joiningApi,
  ...guardianApi,
  ...cardSignInApi,
  ...ownClassApi,
});
