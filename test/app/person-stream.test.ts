import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { tellPerson } from '#platform/events/tell-person.ts';
import { useApp } from '../support/app.ts';
import { listenTo } from '../support/event-stream.ts';

const app = useApp();
const origin = 'http://lamed.test';

test('a person’s open pages are told what has changed for her, and nobody else’s', async () => {
  const [ruth, naomi] = [await app.makeUser(), await app.makeUser()];
  const address = `${await app.listen()}/api/users/current/stream`;
  const streamOf = async (user: typeof ruth) => listenTo(address, (await app.cookieOf(user)).cookie);
  const [phone, desk, other] = [await streamOf(ruth), await streamOf(ruth), await streamOf(naomi)];
  const opened = { what: 'opened', awaitsGuardian: false };
  expect([await phone(), await desk(), await other()]).toEqual([opened, opened, opened]);
  tellPerson(app.ctx, ruth.userId, 'messages');
  tellPerson(app.ctx, naomi.userId, 'time');
  expect([await phone(), await desk()]).toEqual([{ what: 'messages' }, { what: 'messages' }]);
  expect(await other()).toEqual({ what: 'time' });
  // After a lost connection between the processes, pages come back and ask for everything.
  await app.services.events.publish('person.told', '');
  expect(await phone()).toBe('ended');
  expect(await other()).toBe('ended');
});

describe('a stream', () => {
  const openStream = async (address: string, cookie: string) =>
    fetch(`${address}/api/users/current/stream`, { headers: { cookie } });
  const endOf = async ({ body }: Response) => {
    for await (const part of body ?? []) expect(part).toBeDefined();
    return 'ended';
  };

  test('ends when its session does, at once and only on that device', async () => {
    const child = await app.makeUser({ adult_from: new Date('2030-01-01') });
    const [{ cookie: here }, { cookie: there }] = [await app.cookieOf(child), await app.cookieOf(child)];
    const address = await app.listen();
    const [mine, other] = [await openStream(address, here), await openStream(address, there)];
    const headers = { cookie: here, origin };
    expect((await app.ask('/api/sessions', { method: 'DELETE', headers })).statusCode).toBe(204);
    expect(await endOf(mine)).toBe('ended');
    expect((await openStream(address, here)).status).toBe(401);
    const stillOpen = setTimeout(200, 'open');
    expect(await Promise.race([endOf(other), stillOpen])).toBe('open');
  });

  test('can be opened twenty times by one person, and again once one is closed', async () => {
    const child = await app.makeUser({ adult_from: new Date('2030-01-01') });
    const { cookie } = await app.cookieOf(child);
    const address = await app.listen();
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(address, cookie)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await openStream(address, cookie);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const { cookie: another } = await app.cookieOf(await app.makeUser());
    const others = await openStream(address, another);
    expect(others.status).toBe(200);
    await streams[0]?.body?.cancel();
    await expect.poll(async () => (await openStream(address, cookie)).status).toBe(200);
  });
});
