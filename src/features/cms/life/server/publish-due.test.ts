import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { Invalid } from '#core/refusals.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import { listLiveEntries } from '#features/cms/entries/server/live-entries.ts';
import { entriesPublished } from '#features/cms/server/announced.ts';
import { makeAuthor, makeSongType, song, withTypes } from '#features/cms/testing.ts';
import { definePublishing, publishDue } from './publish-due.ts';
import { scheduleEntry } from './schedule.ts';

const database = useCommittedDatabase();
const author = makeAuthor();

/** Ten songs that are due now; `answer` is what their publication calls. */
async function makeDue(answer: (key: string) => Promise<void>) {
  const made = withTypes(makeCtx(database.db), makeSongType());
  const answers = [answerTo(entriesPublished, (_ctx, { keys }) => answer(keys[0] ?? ''))];
  const ctx = { ...made, answersTo: (hook: object) => (hook === entriesPublished ? answers : []) };
  definePublishing(ctx.jobs, ctx);
  const keys = Array.from({ length: 10 }, (_, nth) => `song-${nth}`);
  for (const key of keys) {
    await createEntry(ctx, { contentType: 'song', key, ...song(90, { en: key, he: key }) }, { author });
    const publishAt = '2026-11-17T12:01:00Z';
    await scheduleEntry(ctx, { id: `song.${key}`, locales: ['en', 'he'], publishAt, zone: 'UTC' }, author);
  }
  ctx.clock.advance(60);
  const live = async () => (await listLiveEntries(ctx, 'song')).filter((entry) => entry.live.length === 2);
  return { ctx, keys, live };
}

test('several processes publish what is due once', async () => {
  const published: string[] = [];
  const { ctx, keys, live } = await makeDue(async (key) => void published.push(key));
  await Promise.all([publishDue(ctx), publishDue(ctx), publishDue(ctx)]);
  expect(published.toSorted()).toEqual(keys);
  expect(await live()).toHaveLength(10);
  const acts = await database.db
    .selectFrom('entry_acts')
    .select('act')
    .where('act', '=', 'publish')
    .execute();
  expect(acts).toHaveLength(20);
});

test('what a process that is killed in the middle has begun is undone, and the next one publishes it', async () => {
  const killed = new Error('killed');
  let isKilled = true;
  const { ctx, live } = await makeDue((key) =>
    isKilled && key === 'song-5' ? Promise.reject(killed) : Promise.resolve(),
  );
  await expect(publishDue(ctx)).rejects.toBe(killed);
  const before = await live();
  expect(before.map(({ key }) => key)).not.toContain('song-5');
  isKilled = false;
  await publishDue(ctx);
  expect(await live()).toHaveLength(10);
});

test('what needs something else that is due is published after it', async () => {
  const published: string[] = [];
  const needsLast = async (key: string) => {
    if (key === 'song-0' && !published.includes('song-9'))
      throw new Invalid([{ path: 'shared', messageKey: 'app.field.invalid' }]);
    published.push(key);
  };
  const { ctx, live } = await makeDue(needsLast);
  await publishDue(ctx);
  expect(published.at(-1)).toBe('song-0');
  expect(await live()).toHaveLength(10);
});
