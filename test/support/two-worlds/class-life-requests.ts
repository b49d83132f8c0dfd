import { classModeratorsSetting } from '#features/submissions/class-moderation/server/teachers-setting.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import type { Caller, World } from './make-world.ts';
import type { Recorded } from './recorded.ts';

const teachers: Caller[] = ['teacher', 'coTeacher'];
const room = '/users/current/classes/{id}';
const id = { id: 'class' } as const;
const ofTeachers: Recorded = { by: teachers, ids: id };
const ofCircle: Recorded = { by: [...teachers, 'student', 'carded'], ids: id };
const announcement = { id: 'class', announcementId: 'announcement' } as const;

const work = { id: 'class', submissionId: 'waitingInClass' } as const;
const approval = { version: 1, decision: 'approve' };
const letTeachersDecide = ({ ctx }: World) => changeSetting(ctx, classModeratorsSetting, 'teachers');
const approves = async (world: World) => {
  await letTeachersDecide(world);
  const path = `/api/users/current/classes/${world.ids.class}/submissions/${world.ids.waitingInClass}/decision`;
  await (await world.as('teacher')).post(path, approval);
};

/** What a class reads of its teachers, and what it wants to reach together; what its teachers decide about works. */
export const ofClassLife: Record<string, Recorded | Recorded[]> = {
  'GET /classes/{id}/membership': ofCircle,
  'GET /classes/{id}/assignments': ofCircle,
  'GET /classes/{id}/announcements': ofCircle,
  'GET /classes/{id}/goal': ofCircle,
  [`GET ${room}/board`]: ofTeachers,
  [`POST ${room}/announcements`]: {
    by: teachers,
    ids: { id: 'class', 'to.groupId': 'group' },
    body: { text: 'No lesson on Thursday.' },
  },
  [`POST ${room}/announcements/{announcementId}`]: {
    by: teachers,
    ids: announcement,
    body: { pinned: true },
  },
  [`DELETE ${room}/announcements/{announcementId}`]: { by: teachers, ids: announcement },
  [`PUT ${room}/goal`]: { ...ofTeachers, body: { measure: 'stories', period: 'week', amount: 12 } },
  [`DELETE ${room}/goal`]: ofTeachers,
  [`GET ${room}/submissions`]: ofTeachers,
  [`POST ${room}/submissions/{submissionId}/decision`]: {
    by: teachers,
    ids: work,
    body: approval,
    before: letTeachersDecide,
  },
  [`DELETE ${room}/submissions/{submissionId}/decision`]: {
    by: ['teacher'],
    knows: ['coTeacher'],
    ids: work,
    before: approves,
  },
};
