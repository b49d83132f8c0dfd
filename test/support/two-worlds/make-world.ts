import { makeCampaign, makeOwnTeam, makePool } from '#features/campaigns/testing.ts';
import {
  giveCourse,
  makeClass,
  makeCoTeacher,
  makeEducator,
  makeStudentIn,
} from '#features/classes/testing.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { makeEndingLicense } from '#features/licenses/testing.ts';
import { notify } from '#features/notifications/server/public.ts';
import { changeUser, type TestUser } from '#features/people/testing.ts';
import { withSession } from '#features/sign-in/testing.ts';
import { makeWorkOf } from '#features/submissions/testing.ts';
import { filmAndQuiz } from '#features/teaching/testing.ts';
import type { Client, TestApp } from '../app.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { UserId } from '#core/ids.ts';
import type { GroupId } from '#features/classes/contract.ts';
import { randomUUID } from 'node:crypto';
import { makeWorks, type WorkIds } from './make-works.ts';

/*
 * A family and two classes of one teacher, with one of everything that a request can name. Two such worlds know nothing of each
 * other.
 */

export const password = 'shalom-weiss-7';
const origin = 'http://lamed.test';

/**
 * Whose requests are recorded. `sibling` is another child of the family, `grown` one who has come of age; `student` and
 * `carded` are in the first class, the latter with a sign-in card; `waiting` awaits her guardian, whom she has named: the parent.
 */
export const callers = [
  'parent',
  'secondGuardian',
  'watcher',
  'member',
  'sibling',
  'teacher',
  'coTeacher',
  'student',
  'carded',
  'grown',
  'waiting',
] as const;
export type Caller = (typeof callers)[number];

/** What a request names in a class, in the order in which things are made. */
interface ClassIds {
  class: string;
  /** With which one joins it. */
  code: string;
  student: string;
  carded: string;
  invite: string;
  teacherInvite: string;
  coTeacher: string;
  group: string;
  assignment: string;
  announcement: string;
  waitingInClass: string;
  live: string;
  player: string;
  item: string;
  course: string;
}

interface FamilyIds {
  family: string;
  member: string;
  sibling: string;
  grown: string;
  watcher: string;
  guardian: string;
  familyInvite: string;
  timeRequest: string;
  memberSession: string;
  /** A child who signed up herself, has named the parent, and waits. */
  naming: string;
}

/** What a request can name in a world. */
export type Thing =
  | keyof ClassIds
  | keyof FamilyIds
  | keyof WorkIds
  | keyof OwnIds
  | keyof LicenseIds
  | keyof CampaignIds
  | 'otherClass';

/** What the teacher has of her school. */
interface LicenseIds {
  license: string;
  licenseShare: string;
}

/** What the parent raises money for. */
interface CampaignIds {
  campaign: string;
  campaignSlug: string;
  team: string;
  teamSlug: string;
  teamInvitation: string;
  teamLeader: string;
  otherTeam: string;
  pool: string;
}

/** What the parent has for herself. */
interface OwnIds {
  parentsMessage: string;
  parentsSession: string;
  parentsPasskey: string;
}

type Person = Pick<TestUser, 'userId'>;

export interface World {
  people: Record<Caller, Person>;
  ids: Record<Thing, string>;
  /** What the same people have besides: the teacher's other class, the other child's request. */
  besides: Partial<Record<Thing, string>>;
  ctx: TestApp['ctx'];
  /** The address of its own from which its requests come. */
  from: string;
  as(caller: Caller): Promise<Client>;
}

let worlds = 0;

/** Every name in it contains the word. */
export async function makeWorld(app: TestApp, word: string): Promise<World> {
  worlds += 1;
  const from = `10.1.${Math.floor(worlds / 200)}.${(worlds % 200) + 1}`;
  const named = { first_name: word, last_name: `${word}son` };
  const family = await makeHome(app, named);
  const teacher = await makeEducator(app.ctx, named);
  const coTeacher = await makeEducator(app.ctx, named);
  const student = await app.makeUser(named);
  const first = await makeRoom(app, { teacher, coTeacher, student, word });
  const second = await makeRoom(app, {
    teacher,
    coTeacher: await makeEducator(app.ctx, named),
    student: await app.makeUser(named),
    word,
  });
  const { parent } = family.people;
  const works = await makeWorks(app, { ...family.people, student, word });
  const held = await makeEndingLicense(app.ctx, teacher.userId);
  const raised = await makeCampaign(app.ctx, parent, { name: `${word}’s roof` });
  const team = await makeOwnTeam(app.ctx, parent, raised);
  const otherTeam = await makeOwnTeam(app.ctx, parent, raised);
  const pool = await makePool(app.ctx, { campaignId: raised.id, cap: 10_000 });
  const own: OwnIds & LicenseIds & CampaignIds = {
    campaign: raised.id,
    campaignSlug: raised.slug,
    team: team.id,
    teamSlug: team.slug,
    teamInvitation: team.invitationId,
    teamLeader: parent.userId,
    otherTeam: otherTeam.id,
    pool,
    license: held.id,
    licenseShare: held.shareId,
    parentsMessage: await sendMessage(app, parent),
    parentsSession: await openSession(app, parent),
    parentsPasskey: await addPasskey(app, parent),
  };
  const waiting = await app.makeUser({
    ...named,
    adult_from: new Date('2030-01-01'),
    guardian_awaited_since: app.ctx.clock.now(),
  });
  await nameGuardian(app.ctx, waiting.userId, parent.emailAddress);
  const people = { ...family.people, teacher, coTeacher, student, carded: first.carded, waiting };
  return {
    people,
    ids: {
      ...family.ids,
      ...first.ids,
      ...works,
      ...own,
      naming: waiting.userId,
      otherClass: second.ids.class,
    },
    besides: { ...second.ids, timeRequest: family.siblingsRequest },
    ctx: app.ctx,
    from,
    async as(caller) {
      const client = await app.as(people[caller]);
      return { ...client, ask: (path, asked) => client.ask(path, { from, ...asked }) };
    },
  };
}

type Names = { first_name: string; last_name: string };

async function makeHome(app: TestApp, named: Names) {
  const { ctx } = app;
  const parent = await makeGuardian(ctx, named, password);
  const { id, members } = await makeFamily(ctx, { guardian: parent, children: 3 });
  const [member, sibling, grown] = members as [TestUser, TestUser, TestUser];
  for (const { userId } of members) await changeUser(ctx, userId, named);
  await changeUser(ctx, grown.userId, { adult_from: ctx.clock.now() });
  const secondGuardian = await makeGuardian(ctx, named, password);
  await addGuardian(ctx, id, secondGuardian);
  const watcher = await makeGuardian(ctx, named);
  await addGuardian(ctx, id, watcher, 'watcher');
  const client = await app.as(parent);
  const path = '/api/users/current/family';
  const invited = { kind: 'watcher', emailAddress: `aunt-${id}@example.org` };
  const familyInvite = idIn(await client.post(`${path}/invitations`, invited));
  const requests: string[] = [];
  for (const child of [member, sibling]) {
    const rules = { minutes: Array<number>(7).fill(0), quiet: null, onHolyDays: 'open' };
    await client.post(`${path}/members/${child.userId}/time-restriction`, { rules });
    const asked = await (await app.as(child)).post('/api/users/current/time-requests', { minutes: 15 });
    requests.push(asked.json<{ request: { id: string } }>().request.id);
  }
  const [timeRequest = '', siblingsRequest = ''] = requests;
  return {
    people: { parent, secondGuardian, watcher, member, sibling, grown },
    ids: {
      family: id,
      member: member.userId,
      sibling: sibling.userId,
      grown: grown.userId,
      watcher: watcher.userId,
      guardian: parent.userId,
      familyInvite,
      timeRequest,
      memberSession: await openSession(app, member),
    } satisfies Omit<FamilyIds, 'naming'>,
    siblingsRequest,
  };
}

interface Taught {
  teacher: TestUser;
  coTeacher: TestUser;
  student: TestUser;
  word: string;
}

async function makeRoom(app: TestApp, { teacher, coTeacher, student, word }: Taught) {
  const { ctx } = app;
  const { id, code } = await makeClass(ctx, teacher);
  await ctx.db
    .updateTable('classes')
    .set({ name: `${word} ${code}` })
    .where('id', '=', id)
    .execute();
  await makeCoTeacher(ctx, id, coTeacher);
  await makeStudentIn(ctx, id, student.userId);
  const course = await makeCourse(ctx, { items: filmAndQuiz });
  await giveCourse(ctx, id, course.id);
  const item = itemIdOf(course, 1);
  const client = await app.as(teacher);
  const path = `/api/users/current/classes/${id}`;
  const students = [{ firstName: word, lastName: 'Card' }, { emailAddress: `pupil-${id}@example.org` }];
  const added = await client.post(`${path}/students`, { students, guardiansAgree: true });
  const [card] = added.json<{ items: { id: string }[] }>().items;
  const invites = (await client.get(`${path}/invites`)).json<{ items: { id: string }[] }>();
  const invited = { emailAddress: `colleague-${id}@example.org` };
  const teacherInvite = idIn(await client.post(`${path}/teacher-invitations`, invited));
  const assigned = await client.post(`${path}/assignments`, {
    kind: 'course',
    target: course.id,
    from: '2026-11-17',
    due: '2026-11-18',
    note: word,
  });
  const announced = await client.post(`${path}/announcements`, { text: `${word} says hello.` });
  const live = idIn(await client.post(`/api/classes/${id}/live`, { itemId: item }));
  const asStudent = await app.as(student);
  const player = idIn(await asStudent.post(`/api/live-codes/${code}/players`, {}, { origin }));
  const group = randomUUID() as GroupId;
  const created_at = ctx.clock.now();
  await ctx.db
    .insertInto('class_groups')
    .values({ id: group, class_id: id, name: word, created_at })
    .execute();
  const carded = { userId: card?.id as UserId };
  return {
    carded,
    ids: {
      class: id,
      code,
      student: student.userId,
      carded: carded.userId,
      invite: invites.items[0]?.id ?? '',
      teacherInvite,
      coTeacher: coTeacher.userId,
      group,
      assignment: idIn(assigned),
      announcement: idIn(announced),
      waitingInClass: await makeWorkOf(ctx, student),
      live,
      player,
      item,
      course: course.id,
    } satisfies ClassIds,
  };
}

/** A message to the parent about nothing in particular. */
async function sendMessage(app: TestApp, { userId }: Person): Promise<string> {
  await notify(app.ctx, { to: userId, kind: 'guardians.approved', data: {}, href: '/home' });
  const { id } = await app.ctx.db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Another session of someone than the one that her requests come from. */
async function openSession({ ctx }: TestApp, { userId }: Person): Promise<string> {
  const { actor } = await withSession(ctx, { userId } as TestUser);
  return actor.sessionId;
}

async function addPasskey({ ctx }: TestApp, { userId }: Person): Promise<string> {
  const id = randomUUID();
  await ctx.db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from('none'),
      counter: 0,
      transports: '',
      label: 'Phone',
      created_at: ctx.clock.now(),
    })
    .execute();
  return id;
}

const idIn = (answer: LightMyRequestResponse) => answer.json<{ id: string }>().id;
