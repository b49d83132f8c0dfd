import { dehydrate, hydrate } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { byOwnClock } from './by-own-clock.ts';

const hour = 3_600_000;
const queryKey = ['viewer'];

function loadedAt(updatedAt: number) {
  const server = createQueryClient({ isServer: true });
  server.setQueryData(queryKey, 'a visitor', { updatedAt });
  return dehydrate(server);
}

test('in a browser whose clock is behind, what is asked again is asked, and the rest stays as it was loaded', async () => {
  const queries = createQueryClient({ isServer: false });
  hydrate(queries, byOwnClock(loadedAt(Date.now() + hour)));
  const queryFn = vi.fn(() => 'Miriam');
  expect(await queries.query({ queryKey, queryFn })).toBe('a visitor');
  expect(await queries.query({ queryKey, queryFn, staleTime: 0 })).toBe('Miriam');
});

test('what was loaded a while ago is not newer for it', () => {
  const before = loadedAt(Date.now() - hour);
  expect(byOwnClock(before)).toEqual(before);
});
