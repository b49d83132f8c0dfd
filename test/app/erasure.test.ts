import { expect, test } from 'vitest';
import { listAudited, type TestUser } from '#features/people/testing.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const day = 86_400;

const act = (client: Client, { userId }: TestUser, name: string) =>
  client.post(`/api/admin/users/${userId}/acts/${name}`, { reason: 'A court has ordered it.' });

const isThere = async (client: Client, { userId }: TestUser) =>
  (await client.get(`/api/admin/users/${userId}`)).statusCode === 200;

test('an account is erased at once when one administrator asks and another agrees', async () => {
  const [one, other] = [await staffMember(app, 'admin'), await staffMember(app, 'admin')];
  const person = await app.makeUser();
  await act(one.client, person, 'order-erasure');
  expect(await isThere(one.client, person)).toBe(true);
  const confirmed = await act(other.client, person, 'confirm-erasure');
  expect(confirmed.json()).toEqual({ location: '/admin/users' });
  expect(await isThere(one.client, person)).toBe(false);
  expect(await listAudited(app.ctx)).toEqual(['erasure.ordered', 'user.erased']);
});

test('whoever asked cannot agree, and nobody can agree to what was not asked', async () => {
  const [one, other] = [await staffMember(app, 'admin'), await staffMember(app, 'admin')];
  const person = await app.makeUser();
  const unasked = await act(other.client, person, 'confirm-erasure');
  expect(unasked.json()).toMatchObject({ code: 'act_not_offered' });
  await act(one.client, person, 'order-erasure');
  const own = await act(one.client, person, 'confirm-erasure');
  expect(own.json()).toMatchObject({ code: 'act_not_offered' });
  expect(await isThere(one.client, person)).toBe(true);
});

test('an order that is withdrawn or seven days old is over, and can be given anew', async () => {
  const [one, other] = [await staffMember(app, 'admin'), await staffMember(app, 'admin')];
  const person = await app.makeUser();
  await act(one.client, person, 'order-erasure');
  await act(other.client, person, 'withdraw-erasure');
  expect((await act(other.client, person, 'confirm-erasure')).statusCode).toBe(409);
  await act(one.client, person, 'order-erasure');
  app.ctx.clock.advance(7 * day);
  expect((await act(other.client, person, 'confirm-erasure')).statusCode).toBe(409);
  expect((await act(other.client, person, 'order-erasure')).statusCode).toBe(200);
  expect((await act(one.client, person, 'confirm-erasure')).statusCode).toBe(200);
  expect(await isThere(one.client, person)).toBe(false);
});

test('an order that waits is a queue on the start page of those who may confirm it', async () => {
  const [{ client }, support] = [await staffMember(app, 'admin'), await staffMember(app, 'support')];
  await act(client, await app.makeUser(), 'order-erasure');
  const facts = async (who: Client) =>
    (await who.get('/api/admin/overview')).json<{ facts: { id: string; count: number }[] }>().facts;
  expect(await facts(client)).toContainEqual(expect.objectContaining({ id: 'people.erasures', count: 1 }));
  expect((await facts(support.client)).map(({ id }) => id)).not.toContain('people.erasures');
});
