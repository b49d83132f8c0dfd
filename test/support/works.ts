import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import type { OwnSubmission } from '#features/submissions/handing-in/contract.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import type { Client, TestApp } from './app.ts';

const own = '/api/users/current/challenges/submissions';

/** The item that works are handed in for: a challenge that is open to all. */
export async function makeChallenge(app: TestApp): Promise<string> {
  return itemIdOf(await makeCourse(app.ctx, { items: [{ type: 'challenge', access: 'public' }] }));
}

/** A work that someone new has handed in; an adult's is public once it is approved. */
export async function handInWork(
  app: TestApp,
  item: string,
  columns: Parameters<TestApp['makeUser']>[0] = {},
  text = 'We baked challah.',
) {
  const owner = await app.makeUser({ first_name: 'Dana', ...columns });
  const client = await app.as(owner);
  const send = async (words: string, version: number) => {
    const visibility = columns.adult_from ? 1 : 0;
    const work = { itemId: item, version, text: words, files: [], visibility };
    return (await client.post(own, work)).json<OwnSubmission>();
  };
  const { id } = await send(text, 0);
  const read = async () => {
    const { items } = (await client.get(own)).json<{ items: OwnSubmission[] }>();
    return items[0];
  };
  const isPublic = async () =>
    (await app.get(`/api/content/challenges/submissions/${id}`)).statusCode === 200;
  return { id, owner, client, send, read, isPublic };
}

/** Decides about works as a moderator. */
export const decideAbout = (client: Client, ids: string[], decision: string, more: object = {}) =>
  client.post('/api/admin/moderation/submissions/decisions', { selection: { ids }, decision, ...more });

/** Ten seconds later, when a process has applied what was decided. */
export async function applyDecided(app: TestApp): Promise<void> {
  app.ctx.clock.advance(11);
  await (app.services.jobs as MemoryJobs).drain();
}
