import { beforeEach, describe, expect, test } from 'vitest';
import { exportSchool } from '#features/schools/server/chosen-schools.ts';
import { createSchool } from '#features/schools/server/edit-schools.ts';
import { readAuditStates } from '#features/people/testing.ts';
import type { UserId } from '#core/ids.ts';
import { useApp } from '../support/app.ts';
import { tookSecondStep } from '../support/people.ts';

const app = useApp();

const person = {
  emailAddress: 'noa@example.org',
  password: 'seven quiet doves',
  firstName: 'Noa',
  lastName: 'Levi',
  role: 'learner',
  birthYear: 1990,
  country: 'IL',
};

beforeEach(async () => {
  const { actor } = await app.makeUser({ admin: true });
  const fields = { name: '=Ofek', city: 'Haifa', country: 'IL', calendar: 'israel' } as const;
  await createSchool({ ...app.ctx, actor }, fields);
});

async function asAdmin() {
  const admin = await app.makeUser({ admin: true });
  const client = await app.asBrowserOf(admin);
  await tookSecondStep(app, admin);
  return client;
}

describe('a school at sign-up', () => {
  test('is suggested to anyone, by name and city alone', async () => {
    const { items } = (await app.get('/api/schools?q=ofe')).json<{ items: object[] }>();
    const id: unknown = expect.any(String);
    expect(items).toEqual([{ id, name: '=Ofek', city: 'Haifa', country: 'IL' }]);
    expect((await app.get('/api/schools?q=')).json()).toEqual({ items: [] });
  });

  test('is kept with the account, and in the copy of its data', async () => {
    const { user } = (await app.post('/api/users', { ...person, school: 'Ofek, Haifa' })).json<{
      user: { id: UserId };
    }>();
    expect(await exportSchool(app.ctx, user.id)).toMatchObject({ school: { name: '=Ofek' } });
  });

  test('that we do not know is refused at its field, and no account is made', async () => {
    const refused = await app.post('/api/users', { ...person, school: 'Nowhere' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ data: { issues: [{ path: 'school' }] } });
    expect((await app.post('/api/users', person)).statusCode).toBe(201);
  });
});

describe('the file of a list', () => {
  test('has exactly the filter, no formula, and is audited', async () => {
    const admin = await asAdmin();
    const file = await admin.get('/api/admin/files/schools?country=IL');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="schools-2026-11-17.csv"',
    });
    expect(file.body.split('\r\n').slice(1)).toEqual(["'=Ofek,Haifa,IL,Israel,2026-11-17T12:00:00.000Z", '']);
    expect((await admin.get('/api/admin/files/schools?country=US')).body.split('\r\n')).toHaveLength(2);
    const states = (await readAuditStates(app.ctx)).filter(({ subject }) => subject === 'schools');
    expect(states).toHaveLength(2);
    expect(states).toContainEqual(expect.objectContaining({ after: { country: 'IL', count: 1 } }));
    expect(states).toContainEqual(expect.objectContaining({ after: { country: 'US', count: 0 } }));
  });

  test('refuses a filter that does not fit: leaving it out would give more than was asked for', async () => {
    expect((await (await asAdmin()).get('/api/admin/files/schools?calendar=mayan')).statusCode).toBe(422);
  });

  test('is for those who may edit schools, and an unknown one is not there', async () => {
    expect((await app.get('/api/admin/files/schools')).statusCode).toBe(401);
    const learner = await app.as(await app.makeUser());
    expect((await learner.get('/api/admin/files/schools')).statusCode).toBe(403);
    expect((await (await asAdmin()).get('/api/admin/files/nothing')).statusCode).toBe(404);
  });
});

test('the list works without JavaScript: rows, order and search are links and forms', async () => {
  const { body } = await (await asAdmin()).get('/admin/settings/schools?q=haifa');
  expect(body).toContain('=Ofek');
  expect(body).toMatch(/href="\?q=haifa&amp;sort=-name"/);
  expect(body).toContain('role="search"');
});
