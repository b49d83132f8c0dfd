import { expect, test } from 'vitest';
import type { ListingPage } from '#core/listing.ts';
import { makeClass } from '#features/classes/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import type { BulkActAnswer, UserRow } from '#features/people/listing/contract.ts';
import type { PersonPanel } from '#features/people/panel/contract.ts';
import { listAudited, type TestUser } from '#features/people/testing.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const reason = 'They wrote to us about it.';
const address = '/api/admin/users/acts';

const act = (client: Client, name: string, body: object) =>
  client.post(`${address}/${name}`, { reason, ...body });
const idsOf = (people: TestUser[]) => ({ ids: people.map(({ userId }) => userId) });

async function makePeople(...languages: ('en' | 'he' | 'fr')[]): Promise<TestUser[]> {
  const people: TestUser[] = [];
  for (const language of languages) people.push(await app.makeUser({ language }));
  return people;
}

async function panelOf(client: Client, { userId }: TestUser): Promise<PersonPanel> {
  return (await client.get(`/api/admin/users/${userId}`)).json<PersonPanel>();
}

/** A child of ten whose guardian has approved the account, waiting for her approval of a class. */
async function makeWaitingStudent(guardianAddress: string): Promise<TestUser> {
  const student = await app.makeUser({
    adult_from: new Date('2030-01-01T00:00:00Z'),
    guardian_approved_at: new Date('2026-11-01T00:00:00Z'),
  });
  await nameGuardian(app.ctx, student.userId, guardianAddress);
  const { id } = await makeClass(app.ctx);
  await app.ctx.db
    .insertInto('class_students')
    .values({
      class_id: id,
      user_id: student.userId,
      status: 'pending',
      why: 'guardian',
      created_at: app.ctx.clock.now(),
    })
    .execute();
  return student;
}

test('a language is changed for everyone selected, logged for each, and taken back exactly', async () => {
  const { client } = await staffMember(app, 'support');
  const people = await makePeople('en', 'fr', 'fr');
  const answer = await act(client, 'change-language', { selection: idsOf(people), language: 'he' });
  const { done, leftOut, undo } = answer.json<BulkActAnswer>();
  expect({ done, leftOut }).toEqual({ done: 3, leftOut: 0 });
  const languages = async () =>
    Promise.all(people.map(async (person) => (await panelOf(client, person)).language));
  expect(await languages()).toEqual(['he', 'he', 'he']);
  expect(await listAudited(app.ctx)).toEqual(Array.from({ length: 3 }, () => 'user.language_changed'));
  for (const { act: name, ids, language } of undo) await act(client, name, { selection: { ids }, language });
  expect(await languages()).toEqual(['en', 'fr', 'fr']);
});

test('people for whom it makes no sense are left out, and the others go on', async () => {
  const { client, user } = await staffMember(app, 'admin');
  const [first, second] = await makePeople('en', 'en');
  if (!first || !second) throw new Error('two people were made');
  await act(client, 'restrict', { selection: idsOf([first]) });
  const answer = await act(client, 'restrict', { selection: idsOf([first, second, user]) });
  expect(answer.json<BulkActAnswer>()).toEqual({
    done: 1,
    leftOut: 2,
    undo: [{ act: 'unrestrict', ids: [second.userId] }],
  });
});

test('an act reaches all whom a filter finds, and nobody else', async () => {
  const { client } = await staffMember(app, 'admin');
  const [hebrew, english] = await makePeople('he', 'en');
  if (!hebrew || !english) throw new Error('two people were made');
  await act(client, 'restrict', { selection: { matching: { language: 'he' } } });
  expect((await panelOf(client, hebrew)).restricted).toBe(true);
  expect((await panelOf(client, english)).restricted).toBe(false);
});

test('only acts that are meant for several people can be done to them, and only with their permission', async () => {
  const { client: administrator } = await staffMember(app, 'admin');
  const { client: support } = await staffMember(app, 'support');
  const people = await makePeople('en');
  const listed = (await support.get(address)).json<{ items: { name: string }[] }>();
  expect(listed.items.map(({ name }) => name).toSorted()).toEqual([
    'change-language',
    'end-sessions',
    'resend-class-consent',
    'resend-consent',
    'resend-verification',
  ]);
  expect((await act(support, 'restrict', { selection: idsOf(people) })).statusCode).toBe(403);
  expect((await act(administrator, 'close-account', { selection: idsOf(people) })).statusCode).toBe(404);
  expect(await listAudited(app.ctx)).toEqual([]);
});

test('a bulk act without a reason is refused at the field and changes nothing', async () => {
  const { client } = await staffMember(app, 'admin');
  const [person] = await makePeople('en');
  if (!person) throw new Error('one person was made');
  const answer = await act(client, 'restrict', { selection: idsOf([person]), reason: ' ' });
  expect(answer.json()).toMatchObject({ data: { issues: [{ path: 'reason' }] } });
  expect((await panelOf(client, person)).restricted).toBe(false);
});

test('a guardian is asked about a class again, until the mailbox has had enough', async () => {
  const { client } = await staffMember(app, 'support');
  const student = await makeWaitingStudent('dina@example.org');
  expect((await panelOf(client, student)).acts.map(({ name }) => name)).toContain('resend-class-consent');
  const answers: BulkActAnswer[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    const answer = await act(client, 'resend-class-consent', { selection: idsOf([student]) });
    answers.push(answer.json<BulkActAnswer>());
  }
  const mailed = answers.filter(({ done }) => done === 1).length;
  expect(app.mails.filter(({ to }) => to === 'dina@example.org')).toHaveLength(mailed);
  expect(mailed).toBeLessThan(12);
  expect(answers[0]).toEqual({ done: 1, leftOut: 0, undo: [] });
  expect(answers.at(-1)).toEqual({ done: 0, leftOut: 1, undo: [] });
});

test('a family is a guardian, the children who named her address, and nobody else', async () => {
  const { client } = await staffMember(app, 'support');
  const guardian = await app.makeUser();
  const [child, sibling, stranger] = [await app.makeUser(), await app.makeUser(), await app.makeUser()];
  const spelling = guardian.emailAddress.toUpperCase();
  await nameGuardian(app.ctx, child.userId, spelling);
  await nameGuardian(app.ctx, sibling.userId, guardian.emailAddress);
  await nameGuardian(app.ctx, stranger.userId, 'another@example.org');
  const family = [guardian, child, sibling].map(({ userId }) => userId).toSorted();
  for (const member of family) {
    const page = await client.get(`/api/admin/users?family=${member}`);
    const found = page.json<ListingPage<UserRow>>().items.map(({ id }) => id);
    expect(found.toSorted()).toEqual(family);
  }
});
