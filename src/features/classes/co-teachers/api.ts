import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { coTeachersContract } from './contract.ts';
import { acceptInvitation, describeInvitation } from './server/accept-invitation.ts';
import { handClassOver } from './server/hand-over.ts';
import { inviteTeacher, withdrawInvitation } from './server/invite-teacher.ts';
import { listTeachers, removeTeacher } from './server/teachers.ts';

const os = serve(coTeachersContract);

const linkTries = { tries: 120, seconds: 3600 };

const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const coTeachersApi = {
  teachers: os.teachers
    .use(guard('classes.teachers', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => listTeachers(context, input.id)),
  inviteTeacher: os.inviteTeacher
    .use(guard('classes.inviteTeacher', writing))
    .handler(({ context, input }) => inviteTeacher(context, input)),
  withdrawTeacherInvitation: os.withdrawTeacherInvitation
    .use(guard('classes.withdrawTeacherInvitation', writing))
    .handler(({ context, input }) => withdrawInvitation(context, input)),
  removeTeacher: os.removeTeacher
    .use(guard('classes.removeTeacher', writing))
    .handler(({ context, input }) => removeTeacher(context, input)),
  handClassOver: os.handClassOver
    .use(guard('classes.handClassOver', writing))
    .handler(({ context, input }) => handClassOver(context, input)),
  teacherInvitation: os.teacherInvitation
    .use(
      guard('classes.teacherInvitation', {
        access: 'anyone',
        openTo: ['waiting'],
        limit: linkTries,
        limitBy: 'address',
      }),
    )
    .handler(({ context, input }) => describeInvitation(context, input.token)),
  acceptTeacherInvitation: os.acceptTeacherInvitation
    .use(guard('classes.acceptTeacherInvitation', writing))
    .handler(({ context, input }) => acceptInvitation(context, input.token)),
};
