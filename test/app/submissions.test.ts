import { beforeEach, describe, expect, test } from 'vitest';
import { makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { makeReadyFile } from '#features/media/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const wall = '/api/content/challenges/submissions';
const own = '/api/users/current/challenges/submissions';
const child = {
  first_name: 'Noa',
  last_name: 'Levi',
  adult_from: new Date('2030-01-01'),
  birth_year: 2012,
  guardian_approved_at: new Date('2026-01-01'),
};

interface World {
  item: string;
  noa: TestUser;
  file: string;
  clients: Record<string, Client>;
}

/** Noa, a minor in a class, and everyone around her. */
async function makeWorld(): Promise<World> {
  const { ctx } = app;
  const item = itemIdOf(await makeCourse(ctx, { items: [{ type: 'challenge', access: 'public' }] }));
  const noa = await app.makeUser(child);
  await nameGuardian(ctx, noa.userId, 'mother@example.org');
  const mother = await app.makeUser({
    email_address: 'mother@example.org',
    email_key: 'mother@example.org',
    email_verified_at: new Date('2026-01-01'),
  });
  const { educator, id } = await makeClass(ctx);
  const other = await makeClass(ctx);
  const fellow = await app.makeUser();
  for (const { userId } of [noa, fellow]) await makeStudentIn(ctx, id, userId);
  const clients: Record<string, Client> = {
    visitor: app,
    owner: await app.as(noa),
    mother: await app.as(mother),
    teacher: await app.as(educator),
    fellow: await app.as(fellow),
    'other teacher': await app.as(other.educator),
    stranger: await app.as(await app.makeUser()),
    editor: (await staffMember(app, 'editor')).client,
    moderator: (await staffMember(app, 'moderator')).client,
  };
  return { item, noa, file: await makeReadyFile(ctx, noa.userId), clients };
}

describe('a child’s work', () => {
  let world: World;
  let id: string;
  const client = (name: string) => world.clients[name] ?? app;
  beforeEach(async () => {
    world = await makeWorld();
    const { item, file } = world;
    const files = [{ uploadId: file, caption: 'Our challah' }];
    const input = { itemId: item, version: 0, text: 'Baked for Ruth', files, visibility: 0 };
    const handed = await client('owner').post(own, input);
    expect(handed.statusCode).toBe(200);
    ({ id } = handed.json<{ id: string }>());
  });

  /** Who gets the work, by name. */
  async function listReaders(): Promise<string[]> {
    const answers = await Promise.all(
      Object.entries(world.clients).map(async ([name, client]) => ({
        name,
        answer: await client.get(`${wall}/${id}`),
        unknown: await client.get(`${wall}/unknown`),
      })),
    );
    const refused = answers.filter(({ answer }) => answer.statusCode !== 200);
    expect(refused.map(({ answer }) => answer.body)).toEqual(refused.map(({ unknown }) => unknown.body));
    return answers.filter(({ answer }) => answer.statusCode === 200).map(({ name }) => name);
  }
  const agree = () =>
    client('mother').post('/api/users/current/children/submissions', {
      submissionId: id,
      version: 1,
      answer: 'yes',
      note: '',
    });
  const setStatus = (columns: object) =>
    app.ctx.db
      .updateTable('submissions')
      .set({ decided_at: app.ctx.clock.now(), ...columns })
      .execute();

  test('is read by those named in the rules, in each of its states', async () => {
    expect(await listReaders()).toEqual(['owner', 'mother']);
    expect((await agree()).statusCode).toBe(200);
    const close = ['owner', 'mother', 'teacher', 'moderator'];
    expect(await listReaders()).toEqual(close);
    await setStatus({ status: 1 });
    expect(await listReaders()).toEqual(Object.keys(world.clients));
    await setStatus({ status: 1, visibility: 1 });
    expect(await listReaders()).toEqual(['owner', 'mother', 'teacher', 'fellow', 'moderator']);
    await setStatus({ status: 1, visibility: 2 });
    expect(await listReaders()).toEqual(['owner', 'mother', 'moderator']);
    await setStatus({ status: 5, visibility: 0 });
    expect(await listReaders()).toEqual(['owner', 'mother', 'moderator']);
  });

  test('has its guardian mailed soon, not only when the clock says so', async () => {
    app.mails.length = 0;
    await (app.services.jobs as MemoryJobs).drain();
    expect(app.mails.map(({ to }) => to)).toEqual(['mother@example.org']);
  });

  test('is on the wall once it is approved, as a first name without the names of files', async () => {
    const before = await app.get(wall);
    expect(before.json()).toEqual({ items: [], totalItems: 0 });
    await agree();
    await setStatus({ status: 1 });
    for (const name of ['visitor', 'stranger', 'fellow']) {
      const answer = await client(name).get(wall);
      expect(answer.json()).toMatchObject({ totalItems: 1, items: [{ id, by: { name: 'Noa' } }] });
      expect(answer.body).not.toMatch(/Levi|challah\.jpg|2012/);
    }
    expect((await app.get(`${wall}?course=other`)).json()).toEqual({ items: [], totalItems: 0 });
    expect((await app.get(`${wall}?item=${world.item}&sort=encouraged`)).json()).toMatchObject({
      totalItems: 1,
    });
  });

  test('is encouraged once of each kind by each person, and never by its owner or a visitor', async () => {
    await agree();
    expect((await client('stranger').ask(`${wall}/${id}/stickers/heart`, { method: 'PUT' })).statusCode).toBe(
      404,
    );
    await setStatus({ status: 1 });
    const give = (name: string, sticker = 'heart') =>
      client(name).ask(`${wall}/${id}/stickers/${sticker}`, { method: 'PUT' });
    await give('stranger');
    expect((await give('stranger')).json()).toEqual({ stickers: { heart: 1 }, given: ['heart'] });
    expect((await give('fellow')).json()).toEqual({ stickers: { heart: 2 }, given: ['heart'] });
    expect((await give('fellow', 'insult')).statusCode).toBe(422);
    expect((await give('owner')).statusCode).toBe(403);
    expect((await give('visitor')).statusCode).toBe(401);
    const back = await client('stranger').ask(`${wall}/${id}/stickers/heart`, { method: 'DELETE' });
    expect(back.json()).toEqual({ stickers: { heart: 1 }, given: [] });
  });

  test('is off the wall after the reports of three people, and one person counts once', async () => {
    await agree();
    await setStatus({ status: 1 });
    const report = (name: string) => client(name).post(`${wall}/${id}/reports`, { reason: 'unkind' });
    for (const name of ['stranger', 'stranger', 'stranger', 'fellow']) await report(name);
    expect((await app.get(wall)).json()).toMatchObject({ totalItems: 1 });
    expect((await report('owner')).statusCode).toBe(403);
    await report('teacher');
    expect((await app.get(wall)).json()).toEqual({ items: [], totalItems: 0 });
    expect((await client('fellow').get(`${wall}/${id}`)).statusCode).toBe(404);
    const mine = await client('owner').get(own);
    expect(mine.json()).toMatchObject({ items: [{ id, status: 1 }] });
    expect(mine.body).not.toMatch(/report/i);
  });

  test('is changed, shown to others and withdrawn by its owner alone', async () => {
    for (const name of ['visitor', 'mother', 'teacher', 'stranger', 'moderator']) {
      const body = { version: 1, visibility: 2 };
      const answer = await client(name).post(`${own}/${id}/visibility`, body);
      expect(answer.statusCode, name).toBe(name === 'visitor' ? 401 : 404);
      await client(name).ask(`${own}/${id}`, { method: 'DELETE' });
    }
    expect((await client('owner').get(own)).json()).toMatchObject({ totalItems: 1 });
    expect(
      (await client('owner').post(`${own}/${id}/visibility`, { version: 7, visibility: 2 })).json(),
    ).toMatchObject({ code: 'version_changed' });
    await client('owner').ask(`${own}/${id}`, { method: 'DELETE' });
    expect((await client('owner').get(own)).json()).toEqual({ items: [], totalItems: 0 });
  });
});
