import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { assignmentsContract } from './contract.ts';
import { getAssignment, getDueDay, listAssignable, listAssignments } from './server/assignments.ts';
import { assign, changeAssignment, removeAssignment } from './server/change-assignments.ts';
import { listClassTasks, listOwnAssignments } from './server/own-assignments.ts';

const os = serve(assignmentsContract);

/** For the teachers of a class; for everyone else it is not found. */
const reading = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const assignmentsApi = {
  assignments: os.assignments
    .use(guard('teaching.assignments', reading))
    .handler(({ context, input }) => listAssignments(context, input)),
  assignable: os.assignable
    .use(guard('teaching.assignable', reading))
    .handler(({ context, input }) => listAssignable(context, input)),
  dueDay: os.dueDay
    .use(guard('teaching.dueDay', reading))
    .handler(({ context, input }) => getDueDay(context, input)),
  assignment: os.assignment
    .use(guard('teaching.assignment', reading))
    .handler(({ context, input }) => getAssignment(context, input)),
  assign: os.assign
    .use(guard('teaching.assign', writing))
    .handler(({ context, input }) => assign(context, input)),
  changeAssignment: os.changeAssignment
    .use(guard('teaching.changeAssignment', writing))
    .handler(({ context, input }) => changeAssignment(context, input)),
  removeAssignment: os.removeAssignment
    .use(guard('teaching.removeAssignment', writing))
    .handler(({ context, input }) => removeAssignment(context, input)),
  classTasks: os.classTasks
    .use(guard('teaching.classTasks', { access: 'member', limit: reads }))
    .handler(({ context, input }) => listClassTasks(context, input.id)),
  ownAssignments: os.ownAssignments
    .use(guard('teaching.ownAssignments', { access: 'member', limit: reads }))
    .handler(({ context, input }) => listOwnAssignments(context, input)),
};
