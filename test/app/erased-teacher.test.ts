import { beforeEach, describe, expect, test } from 'vitest';
import { showClearCode } from '#core/clear-code.ts';
import { makeClass, makeCoTeacher, makeEducator, makeStudentIn, putAway } from '#features/classes/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import { eraseGivenUpAccounts } from '#features/people/server/public.ts';
import { changeUser, readAuditLog, type TestUser } from '#features/people/testing.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

const app = useApp();
const day = 86_400;

interface Taught {
  id: string;
  name: string;
  role: string;
  studentCount: number;
}

let owner: TestUser;
let asOwner: Client;
beforeEach(async () => {
  owner = await makeEducator(app.ctx, { password_hash: noPassword });
  asOwner = await app.asBrowserOf(owner);
});

const addClass = () => makeClass(app.ctx, owner);
const classesOf = async (client: Client) =>
  (await client.get('/api/users/current/classes')).json<{ items: Taught[]; seatsTaken: number }>();
const messagesOf = async (user: TestUser) =>
  (await (await app.as(user)).get('/api/users/current/messages'))
    .json<{ items: { text: string }[] }>()
    .items.map(({ text }) => text);
const giveUp = () => asOwner.post('/api/users/current/deletion', { currentPassword: '' });

/** The owner gives up her account, and her thirty days pass. */
async function eraseOwner(): Promise<void> {
  expect((await giveUp()).statusCode).toBe(200);
  app.ctx.clock.advance(30 * day);
  await eraseGivenUpAccounts(app.ctx);
}

/** A student for whom the owner prints a card. */
async function addCardPupil(id: string, firstName = 'Dina'): Promise<Pick<TestUser, 'userId'>> {
  const list = { students: [{ firstName, lastName: 'Levi' }], guardiansAgree: true };
  const made = await asOwner.post(`/api/users/current/classes/${id}/students`, list);
  const [student] = made.json<{ items: { id: TestUser['userId'] }[] }>().items;
  if (!student) throw new Error('no card was made');
  return { userId: student.id };
}

const isThere = async ({ userId }: Pick<TestUser, 'userId'>) => {
  const { client } = await staffMember(app, 'admin');
  return (await client.get(`/api/admin/users/${userId}`)).statusCode === 200;
};

describe('a class with a co-teacher', () => {
  test('is hers once its owner’s account is erased, with its students and their cards', async () => {
    const { id } = await addClass();
    const adina = await makeCoTeacher(app.ctx, id, await makeEducator(app.ctx, { first_name: 'Adina' }));
    const pupil = await addCardPupil(id);
    const student = await app.makeUser();
    await makeStudentIn(app.ctx, id, student.userId);
    await eraseOwner();
    const client = await app.asBrowserOf(adina);
    expect(await classesOf(client)).toMatchObject({
      items: [{ id, role: 'owner', studentCount: 2 }],
      seatsTaken: 2,
    });
    expect((await client.get(`/api/users/current/classes/${id}/cards`)).json()).toMatchObject({
      items: [{ id: pupil.userId, firstName: 'Dina' }],
    });
    expect(await messagesOf(adina)).toContainEqual(expect.stringMatching(/^Class \w+ is now your class\./));
    expect(await messagesOf(student)).toEqual([]);
    expect(await readAuditLog(app.ctx)).toContainEqual(
      expect.objectContaining({
        what: 'class.handed_over',
        who: owner.userId,
        subject: adina.userId,
        why: 'her account is erased',
      }),
    );
  });

  test('goes to the one of two who has taught it longest, and the other one reads of it', async () => {
    const { id } = await addClass();
    const first = await makeCoTeacher(app.ctx, id, await makeEducator(app.ctx, { first_name: 'Adina' }));
    app.ctx.clock.advance(60);
    const second = await makeCoTeacher(app.ctx, id, await makeEducator(app.ctx, { first_name: 'Batya' }));
    await eraseOwner();
    expect((await classesOf(await app.as(first))).items).toMatchObject([{ id, role: 'owner' }]);
    expect((await classesOf(await app.as(second))).items).toMatchObject([{ id, role: 'co' }]);
    expect(await messagesOf(second)).toContainEqual(
      expect.stringMatching(/^Class \w+ now belongs to Adina Adler\./),
    );
  });

  test('keeps everyone where the heir has no seats, and admits nobody', async () => {
    const { id, code } = await addClass();
    const heir = await makeCoTeacher(app.ctx, id, await makeEducator(app.ctx, { plan: 'free' }));
    await makeStudentIn(app.ctx, id, (await app.makeUser()).userId);
    await eraseOwner();
    const late = await app.as(await app.makeUser());
    const joined = await late.post(`/api/classes/${showClearCode(code)}/join`, {});
    expect(joined.json()).toMatchObject({ status: 'pending' });
    expect((await classesOf(await app.as(heir))).items).toMatchObject([{ id, studentCount: 1 }]);
  });

  test('has a number after its name where the heir has given that name to a class of her own', async () => {
    const { id } = await addClass();
    const heir = await makeCoTeacher(app.ctx, id);
    const client = await app.asBrowserOf(heir);
    const name = (await classesOf(client)).items[0]?.name;
    await client.post('/api/users/current/classes', { name });
    await eraseOwner();
    expect((await classesOf(client)).items.map((taught) => taught.name).toSorted()).toEqual([
      name,
      `${name} (2)`,
    ]);
  });

  test('is passed on while it is archived, too', async () => {
    const { id } = await addClass();
    const heir = await makeCoTeacher(app.ctx, id);
    const pupil = await addCardPupil(id);
    await putAway(app.ctx, id);
    await eraseOwner();
    expect((await classesOf(await app.as(heir))).items).toMatchObject([{ id, role: 'owner' }]);
    expect(await isThere(pupil)).toBe(true);
  });

  test('passes over a co-teacher who has given up her own account, and ends with the last of them', async () => {
    const { id } = await addClass();
    const leaving = await makeCoTeacher(app.ctx, id);
    app.ctx.clock.advance(60);
    const staying = await makeCoTeacher(app.ctx, id);
    const student = await app.makeUser();
    await makeStudentIn(app.ctx, id, student.userId);
    await changeUser(app.ctx, leaving.userId, { erase_at: new Date(app.ctx.clock.now().getTime() + 1e10) });
    await eraseOwner();
    expect((await classesOf(await app.as(staying))).items).toMatchObject([{ id, role: 'owner' }]);
    for (const { userId } of [staying, leaving])
      await changeUser(app.ctx, userId, { erase_at: app.ctx.clock.now() });
    await eraseGivenUpAccounts(app.ctx);
    expect(await messagesOf(student)).toEqual([
      'One of your classes has ended. Everything you’ve learned and earned stays yours.',
    ]);
  });
});

describe('a class that nobody else teaches', () => {
  test('ends, its students and their guardians read of it, and accounts of their own stay', async () => {
    const { id } = await addClass();
    const student = await app.makeUser();
    const { guardian, members } = await makeFamily(app.ctx, { children: 1 });
    for (const { userId } of [student, ...members]) await makeStudentIn(app.ctx, id, userId);
    await eraseOwner();
    const ended = 'One of your classes has ended. Everything you’ve learned and earned stays yours.';
    for (const user of [student, ...members]) {
      expect(await messagesOf(user)).toEqual([ended]);
      expect(await isThere(user)).toBe(true);
    }
    expect(await messagesOf(guardian)).toEqual([
      'A class of Child 1’s has ended. Everything learned and earned in it is kept.',
    ]);
    await eraseGivenUpAccounts(app.ctx);
    expect(await messagesOf(student)).toHaveLength(1);
  });

  test('ends without a word if it was archived', async () => {
    const { id } = await addClass();
    const student = await app.makeUser();
    await makeStudentIn(app.ctx, id, student.userId);
    await putAway(app.ctx, id);
    await eraseOwner();
    expect(await messagesOf(student)).toEqual([]);
  });

  test('takes the accounts of cards with it, but of nobody who is in a class that goes on', async () => {
    const [ending, going] = [await addClass(), await addClass()];
    const heir = await makeCoTeacher(app.ctx, going.id);
    const [lost, kept] = [await addCardPupil(ending.id), await addCardPupil(ending.id, 'Yonah')];
    await makeStudentIn(app.ctx, going.id, kept.userId);
    expect((await asOwner.get('/api/users/current/deletion')).json()).toMatchObject({
      classes: { cardStudents: 1 },
    });
    await eraseOwner();
    expect([await isThere(lost), await isThere(kept)]).toEqual([false, true]);
    const client = await app.asBrowserOf(heir);
    expect((await client.get(`/api/users/current/classes/${going.id}/cards`)).json()).toMatchObject({
      items: [{ id: kept.userId }],
    });
  });
});

test('a teacher reads what becomes of her classes before she deletes her account, and nobody else sees any of it', async () => {
  const [ending, going] = [await addClass(), await addClass()];
  await makeCoTeacher(app.ctx, going.id, await makeEducator(app.ctx, { first_name: 'Adina' }));
  await addCardPupil(ending.id);
  const { body } = await asOwner.get('/settings/account');
  const text = body.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('What happens to your classes');
  expect(text).toMatch(/Class \w+ goes to Adina Adler, with its students/);
  expect(text).toMatch(/Class \w+ ends\. 1 student is in it and will get a message\./);
  expect(text).toContain('1 student signs in with a card from you and is in none of the classes that go on.');
  for (const { id } of [ending, going]) expect(body).toContain(`href="/educators/${id}/teachers"`);
  const other = await app.asBrowserOf(await makeEducator(app.ctx));
  expect((await other.get('/settings/account')).body).not.toContain('What happens to your classes');
});

test('a teacher who keeps her account within the thirty days has her classes as before', async () => {
  const { id, code } = await addClass();
  const co = await makeCoTeacher(app.ctx, id);
  await giveUp();
  app.ctx.clock.advance(29 * day);
  expect((await classesOf(await app.as(co))).items).toMatchObject([{ id, role: 'co' }]);
  const again = await app.asBrowserOf(owner);
  expect((await again.ask('/api/users/current/deletion', { method: 'DELETE' })).statusCode).toBeLessThan(300);
  app.ctx.clock.advance(2 * day);
  expect(await eraseGivenUpAccounts(app.ctx)).toBe(0);
  expect((await classesOf(again)).items).toMatchObject([{ id, role: 'owner' }]);
  const student = await app.as(await app.makeUser());
  const joined = await student.post(`/api/classes/${showClearCode(code)}/join`, {});
  expect(joined.json()).toMatchObject({ status: 'joined' });
});

test('staff read what becomes of the classes before they have a teacher erased at once', async () => {
  const [, going] = [await addClass(), await addClass()];
  const heir = await makeCoTeacher(app.ctx, going.id, await makeEducator(app.ctx, { first_name: 'Adina' }));
  const [one, other] = [await staffMember(app, 'admin'), await staffMember(app, 'admin')];
  const panel = (await one.client.get(`/api/admin/users/${owner.userId}`)).body;
  expect(panel).toContain('If the account is erased');
  expect(panel).toContain('Adina Adler');
  const act = (client: Client, name: string) =>
    client.post(`/api/admin/users/${owner.userId}/acts/${name}`, { reason: 'A court has ordered it.' });
  await act(one.client, 'order-erasure');
  expect((await act(other.client, 'confirm-erasure')).statusCode).toBe(200);
  expect((await classesOf(await app.as(heir))).items).toMatchObject([{ id: going.id, role: 'owner' }]);
});
