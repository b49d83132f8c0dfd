import { beforeEach, expect, test, vi } from 'vitest';
import { createHttpApi } from './http-api.ts';
import type { HttpLinkOptions } from './http-link.ts';

const call = vi.fn<(path: readonly string[]) => Promise<unknown>>();
const createHttpLink = vi.hoisted(() => vi.fn<(options: unknown) => unknown>());
vi.mock('./http-link.ts', () => ({ createHttpLink }));

const options: HttpLinkOptions = {
  locale: () => 'en',
  viewerId: () => null,
  onSessionLost: () => undefined,
};

beforeEach(() => {
  call.mockReset().mockResolvedValue([]);
  createHttpLink.mockReset().mockReturnValue({ call });
});

test('loads what makes requests with the first call, once', async () => {
  const { client, load } = createHttpApi(options);
  expect(createHttpLink).not.toHaveBeenCalled();
  await Promise.all([client.people.avatars({}), client.people.currentUser({})]);
  await load();
  expect(createHttpLink.mock.calls).toEqual([[options]]);
  expect(call.mock.calls.map(([path]) => path)).toEqual([
    ['people', 'avatars'],
    ['people', 'currentUser'],
  ]);
});

test('tries again after a load that failed', async () => {
  createHttpLink.mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  const { client } = createHttpApi(options);
  await expect(client.people.avatars({})).rejects.toThrow('no connection');
  await expect(client.people.avatars({})).resolves.toEqual([]);
});
