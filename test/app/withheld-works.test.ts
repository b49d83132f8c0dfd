import { beforeEach, describe, expect, test } from 'vitest';
import { makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { guardianLinks } from '#features/guardians/consent/server/link-kinds.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { makeReadyFile } from '#features/media/testing.ts';
import { handedInFolder } from '#features/media/handed-in/policy.ts';
import { eraseGivenUpAccounts } from '#features/people/server/public.ts';
import type { TestUser } from '#features/people/testing.ts';
import { approveWork } from '#features/submissions/testing.ts';
import { createLink } from '#platform/links/links.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';
import { makeChallenge } from '../support/works.ts';

const app = useApp();
const wall = '/api/content/challenges/submissions';
const own = '/api/users/current/challenges/submissions';
const mother = 'mother@example.org';
const day = 86_400;
const everyone = ['visitor', 'fellow', 'teacher', 'mother', 'moderator', 'owner'];

let noa: TestUser;
let file: string;
let id: string;
let clients: Record<string, Client>;

/** A child's approved work, open to all, with a picture; and the people around her. */
beforeEach(async () => {
  const { ctx } = app;
  noa = await app.makeUser(
    {
      first_name: 'Noa',
      adult_from: new Date('2030-01-01'),
      birth_year: 2012,
      guardian_approved_at: new Date('2026-01-01'),
    },
    'a password of mine',
  );
  await nameGuardian(ctx, noa.userId, mother);
  const { educator, id: classId } = await makeClass(ctx);
  const fellow = await app.makeUser();
  for (const { userId } of [noa, fellow]) await makeStudentIn(ctx, classId, userId);
  const proved = { email_address: mother, email_key: mother, email_verified_at: new Date('2026-01-01') };
  const moderator = await staffMember(app, 'moderator');
  clients = {
    visitor: app,
    fellow: await app.as(fellow),
    teacher: await app.as(educator),
    mother: await app.as(await app.makeUser(proved)),
    moderator: moderator.client,
    owner: await app.as(noa),
  };
  file = await makeReadyFile(ctx, noa.userId);
  await app.services.files.put(`${handedInFolder(file)}/large.webp`, Buffer.from('challah'), 'image/webp');
  const work = {
    itemId: await makeChallenge(app),
    version: 0,
    text: 'Baked for Ruth',
    files: [{ uploadId: file, caption: 'Warm' }],
    visibility: 0,
  };
  ({ id } = (await (clients['owner'] ?? app).post(own, work)).json<{ id: string }>());
  await clients['mother']?.post('/api/users/current/children/submissions', {
    submissionId: id,
    version: 1,
    answer: 'yes',
    note: '',
  });
  await approveWork(ctx, id, await app.makeUser());
});

/** Who gets the work, and who its picture. */
async function listReaders() {
  const readers: { work: string[]; picture: string[]; wall: number } = { work: [], picture: [], wall: 0 };
  for (const [name, client] of Object.entries(clients)) {
    if ((await client.get(`${wall}/${id}`)).statusCode === 200) readers.work.push(name);
    if ((await client.get(`/media/handed-in/${file}/large`)).statusCode === 200) readers.picture.push(name);
  }
  readers.wall = (await app.get(wall)).json<{ totalItems: number }>().totalItems;
  return readers;
}

const all = { work: everyone, picture: everyone, wall: 1 };
const giveUp = async () =>
  (await app.as(noa)).post('/api/users/current/deletion', { currentPassword: 'a password of mine' });
/** Her session has ended with that. */
const signInAgain = async () => void (clients['owner'] = await app.as(noa));

describe('the works of someone who closes her account', () => {
  test('are hidden from everyone else at once, and shown again if she keeps it', async () => {
    expect(await listReaders()).toEqual(all);
    expect((await giveUp()).statusCode).toBe(200);
    await signInAgain();
    const close = ['moderator', 'owner'];
    expect(await listReaders()).toEqual({ work: close, picture: close, wall: 0 });
    expect((await app.get('/submissions')).body).not.toContain('Baked for Ruth');
    await clients['owner']?.ask('/api/users/current/deletion', { method: 'DELETE' });
    expect(await listReaders()).toEqual(all);
    expect((await app.get('/submissions')).body).toContain('Baked for Ruth');
  });

  test('stay hidden while either reason for it holds', async () => {
    await giveUp();
    const linkFor = (kind: keyof typeof guardianLinks) =>
      createLink(app.ctx, { kind: guardianLinks[kind], userId: noa.userId, subject: mother });
    const withdraw = async () => app.post(`/api/guardian-withdrawals/${await linkFor('guardianWithdrawal')}`);
    await withdraw();
    await app.post(`/api/guardian-approvals/${await linkFor('guardian')}`);
    expect((await listReaders()).work).toEqual(['moderator']);
    await signInAgain();
    await clients['owner']?.ask('/api/users/current/deletion', { method: 'DELETE' });
    expect(await listReaders()).toEqual(all);
    await withdraw();
    expect((await listReaders()).work).toEqual(['moderator']);
  });

  test('what she hands in meanwhile is hidden as well', async () => {
    await giveUp();
    await signInAgain();
    const input = {
      itemId: await makeChallenge(app),
      version: 0,
      text: 'Once more',
      files: [],
      visibility: 1,
    };
    const { id } = (await (clients['owner'] ?? app).post(own, input)).json<{ id: string }>();
    const asked = async () =>
      (await (clients['mother'] ?? app).get('/api/users/current/children/submissions')).body;
    expect(await asked()).not.toContain(id);
    await clients['owner']?.ask('/api/users/current/deletion', { method: 'DELETE' });
    expect(await asked()).toContain(id);
  });

  test('are erased with it, files and words, after thirty days', async () => {
    await clients['owner']?.ask(`/api/users/current/challenges/drafts/${await makeChallenge(app)}`, {
      method: 'PUT',
      body: { version: 0, body: { text: 'Not yet', files: [] } },
    });
    await clients['fellow']?.ask(`${wall}/${id}/stickers/heart`, { method: 'PUT' });
    await giveUp();
    app.ctx.clock.advance(30 * day);
    expect(await eraseGivenUpAccounts(app.ctx)).toBe(1);
    delete clients['owner'];
    expect(await listReaders()).toEqual({ work: [], picture: [], wall: 0 });
    const { db } = app.ctx;
    for (const table of [
      'submissions',
      'submission_versions',
      'submission_files',
      'submission_notes',
      'submission_drafts',
      'submission_stickers',
      'standing_consents',
      'guardian_asks',
      'impact_entries',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await app.services.files.stat(`${handedInFolder(file)}/large.webp`)).toBeUndefined();
  });
});
