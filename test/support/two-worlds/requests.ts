import type { Client } from '../app.ts';
import { ofClassLife } from './class-life-requests.ts';
import { ofCampaigns, pagesOfCampaigns } from './campaign-requests.ts';
import { ofLicenses } from './license-requests.ts';
import { password, type Caller, type World } from './make-world.ts';
import type { Recorded } from './recorded.ts';
import { ofFiles, ofSettings, ofSignIn, ofStore, ofWorks } from './requests-of-works.ts';

const guardians: Caller[] = ['parent', 'secondGuardian'];
const teachers: Caller[] = ['teacher', 'coTeacher'];
const family = '/users/current/family';
const member = `${family}/members/{id}`;
const rules = { minutes: Array<number>(7).fill(30), quiet: null, onHolyDays: 'open' };
const emailAddress = 'new@example.org';

const ofFamilies: Record<string, Recorded | Recorded[]> = {
  'GET /sessions/family': { by: ['parent', 'secondGuardian', 'member', 'watcher'] },
  'POST /sessions/family/members/{id}': [
    { by: guardians, knows: ['member', 'sibling', 'grown'], ids: { id: 'member' } },
    { by: guardians, knows: ['sibling', 'member', 'grown'], ids: { id: 'sibling' } },
  ],
  [`GET ${family}`]: { by: guardians },
  [`POST ${family}`]: { by: guardians, body: { siblingsMaySwap: true } },
  [`GET ${family}/members`]: { by: guardians },
  [`POST ${family}/members`]: { by: guardians, body: { firstName: 'Tamar', gender: 2, birthYear: 2018 } },
  [`POST ${member}`]: { by: guardians, ids: { id: 'member' }, body: { firstName: 'Tamar' } },
  [`DELETE ${member}`]: { by: guardians, ids: { id: 'member' } },
  [`POST ${member}/keep`]: {
    by: guardians,
    ids: { id: 'member' },
    before: async (world) =>
      (await world.as('parent')).ask(`/api${family}/members/${world.ids.member}`, { method: 'DELETE' }),
  },
  'POST /users/current/family/children/{id}/consent': {
    by: guardians,
    ids: { id: 'member' },
    body: { approved: false },
  },
  'DELETE /users/current/family/children/{id}': { by: ['parent'], ids: { id: 'naming' } },
  [`GET ${family}/picture-sign-in`]: { by: guardians },
  [`POST ${family}/picture-sign-in/code`]: {
    by: guardians,
    before: async (world) =>
      (await world.as('parent')).post(
        `/api${family}/members/${world.ids.member}/pictures`,
        await chosenPictures(world),
      ),
  },
  [`POST ${member}/pictures`]: { by: guardians, ids: { id: 'member' }, body: chosenPictures },
  [`DELETE ${member}/pictures`]: { by: guardians, ids: { id: 'member' } },
  [`GET ${member}/sessions`]: { by: guardians, ids: { id: 'member' } },
  [`DELETE ${member}/sessions/{sessionId}`]: {
    by: guardians,
    ids: { id: 'member', sessionId: 'memberSession' },
  },
  [`POST ${member}/own-account`]: { by: guardians, ids: { id: 'grown' }, body: { emailAddress } },
  [`POST ${member}/time-requests/{requestId}`]: {
    by: guardians,
    ids: { id: 'member', requestId: 'timeRequest' },
    body: { granted: true },
  },
  [`GET ${member}/time-restriction`]: { by: guardians, ids: { id: 'member' } },
  [`POST ${member}/time-restriction`]: { by: guardians, ids: { id: 'member' }, body: { rules } },
  [`DELETE ${member}/time-restriction`]: { by: guardians, ids: { id: 'member' } },
  [`GET ${family}/naming-children`]: { by: guardians },
  [`POST ${family}/naming-children/{id}`]: {
    by: ['parent'],
    ids: { id: 'naming' },
    body: { intoFamily: true },
  },
  [`GET ${family}/overview`]: { by: guardians },
  [`POST ${family}/pin`]: { by: ['parent'], body: { pin: '2580', currentPassword: password } },
  [`DELETE ${family}/pin`]: { by: guardians },
  [`POST ${family}/device`]: { by: guardians, body: { siblingsMaySwap: true } },
  [`GET ${family}/grown-ups`]: { by: guardians },
  [`POST ${family}/invitations`]: { by: guardians, body: { kind: 'watcher', emailAddress } },
  [`DELETE ${family}/invitations/{id}`]: { by: guardians, ids: { id: 'familyInvite' } },
  [`DELETE ${family}/guardians/{id}`]: {
    by: ['parent'],
    knows: ['secondGuardian'],
    ids: { id: 'guardian' },
  },
  [`DELETE ${family}/watchers/{id}`]: { by: guardians, ids: { id: 'watcher' } },
  [`GET ${family}/friday`]: { by: guardians },
  [`GET ${family}/goal`]: { by: ['parent', 'secondGuardian', 'member'] },
  [`PUT ${family}/goal`]: { by: guardians, body: { stories: 3 } },
  [`GET ${family}/impact`]: { by: ['parent', 'secondGuardian', 'member'] },
  'GET /users/current/watched-families': { by: ['watcher'] },
  'DELETE /users/current/watched-families/{id}': { by: ['watcher'], ids: { id: 'family' } },
  'GET /users/current/time-restriction': { by: ['member'] },
  'POST /users/current/time-restriction': {
    by: ['parent'],
    body: { minutesPerDay: 30, currentPassword: password },
  },
  'DELETE /users/current/time-restriction': { by: ['parent'], body: { currentPassword: password } },
  'GET /users/current/time-requests': { by: ['member', 'sibling'] },
  'POST /users/current/time-requests': { by: ['member', 'sibling'], body: { minutes: 15 } },
  'POST /users/current/time-restriction/extra': {
    by: ['member', 'sibling'],
    body: { extraMinutes: 15, currentPassword: password },
  },
  'POST /users/current/own-account': { by: ['grown'], body: { emailAddress } },
};

const ofGuardians: Record<string, Recorded> = {
  'GET /consent-ages': { by: ['parent', 'waiting'] },
  'GET /users/current/guardian': { by: ['waiting'] },
  'POST /emails/parental-approval': { by: ['waiting'], body: { emailAddress } },
};

const room = '/users/current/classes/{id}';
const ofClass: Recorded = { by: teachers, ids: { id: 'class' } };
const ofOwner: Pick<Recorded, 'by' | 'knows'> = { by: ['teacher'], knows: ['coTeacher'] };
const student = { id: 'class', studentId: 'student' } as const;
const carded = { id: 'class', studentId: 'carded' } as const;
const students = [{ firstName: 'Yael', lastName: 'Katz' }];
const asksToLeave = async (world: World) =>
  (await world.as('carded')).post(`/api/users/current/joined-classes/${world.ids.class}/leave`);

const classOfChild = { childId: 'member', id: 'class' } as const;
/** Three pictures for a child of the world's family. */
async function chosenPictures(world: World): Promise<Record<string, unknown>> {
  const answer = await (await world.as('parent')).get(`/api${family}/picture-sign-in`);
  const { children } = answer.json<{ children: { id: string; pictures: { id: string }[] }[] }>();
  const nine = children.find(({ id }) => id === world.ids.member)?.pictures ?? [];
  const pictures = nine.slice(0, 3).map(({ id }) => id);
  return { pictures, again: pictures };
}

/** A child of the world's family asks to join its first class. */
const asksToJoin = async ({ as, ids }: World) => (await as('member')).post(`/api/classes/${ids.code}/join`);

const group = { id: 'class', groupId: 'group' } as const;
const putInGroup = async ({ as, ids }: World) =>
  (await as('teacher')).ask(
    `/api/users/current/classes/${ids.class}/groups/${ids.group}/students/${ids.student}`,
    { method: 'PUT' },
  );

const ofClasses: Record<string, Recorded> = {
  'POST /users/current/family/children/{childId}/classes/{id}': {
    by: guardians,
    ids: classOfChild,
    before: asksToJoin,
  },
  'DELETE /users/current/family/children/{childId}/classes/{id}': {
    by: guardians,
    ids: classOfChild,
    before: asksToJoin,
  },
  'GET /users/current/classes': { by: teachers },
  'POST /users/current/classes': { by: teachers, body: { name: 'Third' } },
  [`POST ${room}`]: { ...ofClass, body: { name: 'Second' }, open: ['courseIds'] },
  [`DELETE ${room}`]: { ...ofClass, ...ofOwner },
  [`POST ${room}/archive`]: { ...ofClass, ...ofOwner },
  [`POST ${room}/copies`]: { ...ofClass, ...ofOwner, body: { name: 'Next year' } },
  [`DELETE ${room}/archive`]: {
    ...ofClass,
    ...ofOwner,
    before: async (world) =>
      (await world.as('teacher')).post(`/api/users/current/classes/${world.ids.class}/archive`),
  },
  [`GET ${room}/cards`]: ofClass,
  [`GET ${room}/invites`]: ofClass,
  [`POST ${room}/invites/{inviteId}`]: {
    by: teachers,
    ids: { id: 'class', inviteId: 'invite' },
    body: { emailAddress },
  },
  [`DELETE ${room}/invites/{inviteId}`]: { by: teachers, ids: { id: 'class', inviteId: 'invite' } },
  [`GET ${room}/pending`]: ofClass,
  [`GET ${room}/students`]: ofClass,
  [`POST ${room}/students`]: { ...ofClass, body: { students, guardiansAgree: true } },
  [`POST ${room}/students/preview`]: { ...ofClass, body: { students } },
  [`POST ${room}/students/{studentId}`]: {
    by: teachers,
    ids: carded,
    body: { firstName: 'Yael', lastName: 'Katz' },
  },
  [`DELETE ${room}/students/{studentId}`]: { by: teachers, ids: student },
  [`POST ${room}/students/{studentId}/answer`]: {
    by: teachers,
    ids: carded,
    body: { agree: false },
    before: asksToLeave,
  },
  [`POST ${room}/students/{studentId}/moves`]: {
    ...ofOwner,
    ids: { ...student, classId: 'otherClass' },
  },
  [`POST ${room}/students/{studentId}/card`]: { by: teachers, ids: carded },
  'GET /users/current/leaving-students': { by: teachers },
  [`POST ${room}/leaving-students/{studentId}`]: {
    ...ofOwner,
    ids: carded,
    before: async ({ as, ids }) =>
      (await as('teacher')).ask(`/api/users/current/classes/${ids.class}/students/${ids.carded}`, {
        method: 'DELETE',
      }),
  },
  [`PUT ${room}/courses/{courseId}`]: { ...ofClass, open: ['courseId'] },
  [`DELETE ${room}/courses/{courseId}`]: { ...ofClass, open: ['courseId'] },
  [`GET ${room}/groups`]: ofClass,
  [`POST ${room}/groups`]: { ...ofClass, body: { name: 'Readers' } },
  [`POST ${room}/groups/{groupId}`]: { by: teachers, ids: group, body: { name: 'Writers' } },
  [`DELETE ${room}/groups/{groupId}`]: { by: teachers, ids: group },
  [`PUT ${room}/groups/{groupId}/students/{studentId}`]: {
    by: teachers,
    ids: { ...group, studentId: 'student' },
  },
  [`DELETE ${room}/groups/{groupId}/students/{studentId}`]: {
    by: teachers,
    ids: { ...group, studentId: 'student' },
    before: putInGroup,
  },
  [`GET ${room}/teachers`]: ofClass,
  [`POST ${room}/teacher-invitations`]: { ...ofOwner, ids: { id: 'class' }, body: { emailAddress } },
  [`DELETE ${room}/teacher-invitations/{invitationId}`]: {
    ...ofOwner,
    ids: { id: 'class', invitationId: 'teacherInvite' },
  },
  [`DELETE ${room}/teachers/{teacherId}`]: { by: teachers, ids: { id: 'class', teacherId: 'coTeacher' } },
  [`POST ${room}/teachers/{teacherId}/owner`]: {
    ...ofOwner,
    ids: { id: 'class', teacherId: 'coTeacher' },
  },
  'GET /users/current/joined-classes': { by: ['student', 'carded'] },
  'POST /users/current/joined-classes/{id}/leave': { by: ['student', 'carded'], ids: { id: 'class' } },
  'DELETE /users/current/joined-classes/{id}/leave': {
    by: ['carded', 'student'],
    ids: { id: 'class' },
    before: asksToLeave,
  },
  'GET /classes/{id}/impact': { by: [...teachers, 'student', 'carded'], ids: { id: 'class' } },
};

const set = { kind: 'course', from: '2026-11-17', due: '2026-11-18' };
const targets = async ({ ids }: World, client: Client) => {
  const offered = await client.get(`/api/users/current/classes/${ids.class}/assignable/course`);
  const { groups } = offered.json<{ groups: { choices: { id: string }[] }[] }>();
  return { ...set, target: groups[0]?.choices[0]?.id };
};
const assignment = { id: 'class', assignmentId: 'assignment' } as const;
const results = { by: teachers, ids: { id: 'class', '?group': 'group' } } as const;

const ofTeaching: Record<string, Recorded | Recorded[]> = {
  [`GET ${room}/assignments`]: ofClass,
  [`POST ${room}/assignments`]: [
    { by: teachers, ids: { id: 'class', 'to.studentId': 'student' }, body: targets },
    { by: teachers, ids: { id: 'class', 'to.groupId': 'group' }, body: targets },
  ],
  [`GET ${room}/assignments/{assignmentId}`]: { by: teachers, ids: assignment },
  [`POST ${room}/assignments/{assignmentId}`]: [
    { by: teachers, ids: { ...assignment, 'to.studentId': 'student' }, body: targets },
    { by: teachers, ids: { ...assignment, 'to.groupId': 'group' }, body: targets },
  ],
  [`DELETE ${room}/assignments/{assignmentId}`]: { by: teachers, ids: assignment },
  [`GET ${room}/assignable/{kind}`]: { ...ofClass, open: ['kind'] },
  [`GET ${room}/due-days/{day}`]: { ...ofClass, open: ['day'] },
  [`GET ${room}/grid`]: { ...results, by: teachers },
  [`GET ${room}/grid/summary`]: { ...results, by: teachers },
  [`GET ${room}/certificates`]: { ...results, by: teachers },
  'GET /classes/{classId}/students.csv': { by: teachers, ids: { classId: 'class' } },
  'GET /classes/{classId}/answers.csv': { by: teachers, ids: { classId: 'class', '?group': 'group' } },
  'GET /classes/{classId}/results.csv': { by: teachers, ids: { classId: 'class', '?group': 'group' } },
  [`GET ${room}/students/{studentId}/results`]: { by: teachers, ids: student },
  [`GET ${room}/items/{itemId}/results`]: { by: teachers, ids: { id: 'class', itemId: 'item' } },
  'GET /users/current/assignments': { by: ['student', 'carded'] },
};

const asksQuestion = async (world: World) =>
  (await world.as('teacher')).post(`/api/live/${world.ids.live}/steps`, { version: 1, act: 'next' });

async function readAnswer(world: World) {
  const live = await (await world.as('teacher')).get(`/api/live/${world.ids.live}`);
  const { view } = live.json<{ view: { question: { answers: { id: string }[] } } }>();
  return view.question.answers[0]?.id;
}

const ofPresenting: Record<string, Recorded> = {
  'GET /classes/{classId}/present/{itemId}': { by: teachers, ids: { classId: 'class' }, open: ['itemId'] },
  'GET /classes/{classId}/present/{itemId}/questions/{questionId}': {
    by: teachers,
    ids: { classId: 'class' },
    open: ['itemId', 'questionId'],
  },
  'POST /classes/{classId}/live': {
    by: teachers,
    ids: { classId: 'class' },
    open: ['itemId'],
    body: async ({ ids }) => ({ itemId: ids.item }),
  },
  'GET /live/{id}': { by: teachers, ids: { id: 'live' } },
  'POST /live/{id}/steps': { by: teachers, ids: { id: 'live' }, body: { version: 1, act: 'next' } },
  'DELETE /live/{id}/players/{playerId}': { by: teachers, ids: { id: 'live', playerId: 'player' } },
  'POST /live/{id}/answers': {
    by: ['student'],
    ids: { id: 'live' },
    open: ['responseId'],
    before: asksQuestion,
    body: async (world) => ({ index: 0, responseId: await readAnswer(world) }),
  },
};

const ofNotifications: Record<string, Recorded> = {
  'GET /users/current/messages': { by: ['parent', 'member', 'teacher', 'student'] },
  'GET /users/current/notifications': { by: ['parent', 'teacher'] },
  'POST /users/current/notifications': {
    by: ['parent', 'teacher'],
    body: { topic: 'submissions.topic.works', channel: 'mail', wanted: false },
  },
  'GET /users/current/push': { by: ['parent', 'teacher'] },
  'POST /users/current/push': {
    by: ['parent', 'teacher'],
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'BA', auth: 'aa' } },
  },
  'DELETE /users/current/push': { by: ['parent', 'teacher'] },
  'GET /users/current/messages/unread': { by: ['parent', 'member', 'teacher', 'student'] },
  'POST /users/current/messages/read': { by: ['parent', 'member', 'teacher', 'student'] },
  'POST /users/current/messages/{id}': { by: ['parent'], ids: { id: 'parentsMessage' } },
};

/** Every request about a person, her family or her class, by its method and path. */
export const requests: Record<string, Recorded | Recorded[]> = {
  ...ofFamilies,
  ...ofGuardians,
  ...ofClasses,
  ...ofTeaching,
  ...ofClassLife,
  ...ofPresenting,
  ...ofNotifications,
  ...ofWorks,
  ...ofStore,
  ...ofLicenses,
  ...ofCampaigns,
  ...ofFiles,
  ...ofSettings,
  ...ofSignIn,
};

/** Pages whose addresses name something, by what they name. */
export const pages: Record<string, Pick<Recorded, 'by' | 'knows' | 'ids' | 'open'>> = {
  ownClass: { by: [...teachers, 'student', 'carded'], ids: { classId: 'class' } },
  classWall: { by: [...teachers, 'student', 'carded'], ids: { classId: 'class' } },
  familySwap: { by: guardians, ids: { personId: 'member' } },
  familyMember: { by: guardians, ids: { memberId: 'member' } },
  familyTime: { by: guardians, ids: { memberId: 'member' } },
  classGrid: { by: teachers, ids: { classId: 'class' } },
  gridPrint: { by: teachers, ids: { classId: 'class' } },
  classCertificates: { by: teachers, ids: { classId: 'class' } },
  classCards: { by: teachers, ids: { classId: 'class' } },
  classCode: { by: teachers, ids: { classId: 'class' } },
  classBoard: { by: teachers, ids: { classId: 'class' } },
  classGroups: { by: teachers, ids: { classId: 'class' } },
  classTeachers: { by: teachers, ids: { classId: 'class' } },
  classCourses: { by: teachers, ids: { classId: 'class' } },
  classStudent: { by: teachers, ids: { classId: 'class', studentId: 'student' } },
  classItem: { by: teachers, ids: { classId: 'class', itemId: 'item' } },
  classAssignments: { by: teachers, ids: { classId: 'class' } },
  newAssignment: { by: teachers, ids: { classId: 'class' } },
  assignment: { by: teachers, ids: { classId: 'class', assignmentId: 'assignment' } },
  present: { by: teachers, ids: { classId: 'class' }, open: ['itemId'] },
  submission: { by: ['parent', 'secondGuardian', 'sibling'], ids: { submissionId: 'shownWork' } },
  storeCard: { by: ['member'], ids: { redemptionId: 'redemption' } },
  invoice: { by: ['parent'], ids: { reference: 'invoice' } },
  license: { by: ['teacher'], ids: { licenseId: 'license' } },
  ...pagesOfCampaigns,
  liveSlides: { by: teachers, ids: { classId: 'class', sessionId: 'live' } },
};
