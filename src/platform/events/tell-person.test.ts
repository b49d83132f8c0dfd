import { expect, test, vi } from 'vitest';
import type { UserId } from '#core/ids.ts';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { runAtOnce } from '../db/in-transaction.ts';
import { createLog } from '../log.ts';
import { createMemoryEvents } from './memory-events.ts';
import { createPostgresEvents } from './postgres-events.ts';
import { hearPeopleTold, tellPerson } from './tell-person.ts';

const database = useCommittedDatabase();
const log = createLog('silent');
const ruth = 'ruth' as UserId;

test('what a person is told is heard with her id, once it is certain', async () => {
  const events = createMemoryEvents();
  const told = vi.fn();
  const missed = vi.fn();
  const stop = hearPeopleTold(events, { told, missed });
  const works: (() => void | Promise<void>)[] = [];
  tellPerson({ events, afterCommit: (work) => void works.push(work) }, ruth, 'messages');
  expect(told).not.toHaveBeenCalled();
  for (const work of works) await work();
  expect(told.mock.calls).toEqual([[ruth, 'messages']]);
  await events.publish('person.told', '');
  expect(missed).toHaveBeenCalledOnce();
  stop();
  tellPerson({ events, afterCommit: runAtOnce(log) }, ruth, 'time');
  expect(told).toHaveBeenCalledOnce();
});

test.runIf(testEngine === 'postgres')('a person is told by whichever process knows', async () => {
  const [here, there] = [
    await createPostgresEvents(database, log),
    await createPostgresEvents(database, log),
  ];
  const told = vi.fn();
  hearPeopleTold(there, { told, missed: () => undefined });
  tellPerson({ events: here, afterCommit: runAtOnce(log) }, ruth, 'family');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(ruth, 'family'), { timeout: 20_000 });
  await Promise.all([here.close(), there.close()]);
});
