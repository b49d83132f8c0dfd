import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Invalid } from '#core/refusals.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { listAudited } from '#features/people/testing.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import {
  deleteEntry,
  removeDeletedEntries,
  undeleteEntry,
} from '#features/cms/entries/server/delete-entry.ts';
import { listLiveEntries } from '#features/cms/entries/server/live-entries.ts';
import { saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { entriesPublished, type EntriesPublished } from '#features/cms/server/announced.ts';
import { makeAuthor, makeSongType, song, withTypes } from '#features/cms/testing.ts';
import { changeLife } from './change-life.ts';
import { definePublishing, publishDue } from './publish-due.ts';
import { scheduleEntry } from './schedule.ts';

const author = makeAuthor();
const id = 'song.dror';

describe('the life of an entry', () => {
  const database = useDatabase();

  /** A song that is saved as a draft, and what its publications announce. */
  async function makeSong(
    content = song(90, { en: 'Dror', he: 'דרור' }),
    shipped?: Map<string, EntryContent>,
  ) {
    const announced: EntriesPublished[] = [];
    const answer = answerTo(entriesPublished, async (_ctx: TestCtx, change) => void announced.push(change));
    const ctx = withTypes(makeCtx(database.db), makeSongType(shipped));
    const heard = { ...ctx, answersTo: (hook: object) => (hook === entriesPublished ? [answer] : []) };
    definePublishing(heard.jobs, heard);
    if (!shipped) await createEntry(heard, { contentType: 'song', key: 'dror', ...content }, { author });
    const live = async () => (await listLiveEntries(heard, 'song'))[0];
    return { ctx: heard, announced, live };
  }

  test('shows readers nothing until a language is published, and then that language alone', async () => {
    const { ctx, announced, live } = await makeSong();
    expect(await live()).toMatchObject({ live: [], texts: {} });
    await changeLife(ctx, 'publish', { id, version: 1, locales: ['he'] }, { author });
    expect(await live()).toMatchObject({
      shared: { tempo: { value: 90 } },
      texts: { he: { name: { value: 'דרור' } } },
      live: ['he'],
      withheld: ['en'],
    });
    expect(announced).toEqual([{ contentType: 'song', keys: ['dror'], locales: ['he'] }]);
    expect(ctx.published).toEqual(['cms.entries.changed song dror']);
    expect(await listAudited(ctx)).toContain('entry.published');
  });

  test('goes on with what is live while later versions are drafts', async () => {
    const { ctx, live } = await makeSong();
    await changeLife(ctx, 'publish', { id, locales: ['en'] }, { author });
    await saveEntry(ctx, { id, version: 1, ...song(120, { en: 'Freedom' }) }, { author });
    expect(await live()).toMatchObject({
      shared: { tempo: { value: 90 } },
      texts: { en: { name: { value: 'Dror' } } },
    });
    // Another language takes the shared part of the latest version with it; texts stay each language's own.
    await changeLife(ctx, 'publish', { id, locales: ['he'] }, { author });
    expect(await live()).toMatchObject({
      shared: { tempo: { value: 120 } },
      texts: { en: { name: { value: 'Dror' } }, he: { name: { value: 'דרור' } } },
    });
  });

  test('can be withdrawn, archived and brought back, each only where it is possible', async () => {
    const { ctx, live } = await makeSong();
    const act = (name: Parameters<typeof changeLife>[1]) =>
      changeLife(ctx, name, { id, locales: ['en'] }, { author });
    await expect(act('archive')).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'draft' } });
    await expect(act('unpublish')).rejects.toMatchObject({ code: 'wrong_state' });
    await act('publish');
    await act('archive');
    expect(await live()).toMatchObject({ live: [] });
    await expect(act('publish')).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'archived' } });
    await act('unpublish');
    await act('publish');
    expect(await live()).toMatchObject({ live: ['en'] });
    await act('unpublish');
    expect(await live()).toMatchObject({ live: [] });
  });

  test('is refused where something is missing, field by field, and nothing changes', async () => {
    const { ctx, live, announced } = await makeSong({ shared: {}, texts: { en: { lines: [] } } });
    await expect(changeLife(ctx, 'publish', { id, locales: ['en'] }, { author })).rejects.toMatchObject({
      issues: [
        { path: 'shared.tempo', messageKey: 'cms.issue.missing' },
        { path: 'texts.en.name', messageKey: 'cms.issue.missing' },
      ],
    });
    expect(await live()).toMatchObject({ live: [] });
    expect(announced).toEqual([]);
  });

  test('is refused by the feature whose content it is, and nothing changes', async () => {
    const { ctx, live } = await makeSong();
    const refusing = answerTo(entriesPublished, () =>
      Promise.reject(new Invalid([{ path: 'shared.tempo', messageKey: 'app.field.invalid' }])),
    );
    const published = changeLife(
      { ...ctx, answersTo: () => [refusing] },
      'publish',
      { id, locales: ['en', 'he'] },
      { author },
    );
    await expect(published).rejects.toMatchObject({ issues: [{ path: 'shared.tempo' }] });
    expect(await live()).toMatchObject({ live: [] });
    expect(ctx.published).toEqual([]);
  });

  test('is refused on a version that the author has not seen', async () => {
    const { ctx } = await makeSong();
    await saveEntry(ctx, { id, version: 1, shared: { tempo: 91 } }, { author });
    await expect(
      changeLife(ctx, 'publish', { id, version: 1, locales: ['en'] }, { author }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('is not in the hands of a translator', async () => {
    const { ctx } = await makeSong();
    const translator = makeAuthor('olga', { shared: false, languages: ['he'], publish: false });
    await expect(
      changeLife(ctx, 'publish', { id, locales: ['he'] }, { author: translator }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(deleteEntry(ctx, id, translator)).rejects.toMatchObject({ code: 'forbidden' });
  });

  const publishAt = '2026-11-17T13:00:00.000Z';
  const zone = 'Asia/Jerusalem';

  test('is published at the time it is scheduled for, with what is saved by then', async () => {
    const { ctx, live } = await makeSong();
    await scheduleEntry(ctx, { id, locales: ['en'], publishAt, zone }, author);
    await saveEntry(ctx, { id, version: 1, texts: { en: { name: 'Freedom' } } }, { author });
    await ctx.jobs.drain();
    expect(await live()).toMatchObject({ live: [] });
    ctx.clock.advance(3600);
    await ctx.jobs.run('cms.publishDue');
    expect(await live()).toMatchObject({ texts: { en: { name: { value: 'Freedom' } } }, live: ['en'] });
    expect(await publishDue(ctx)).toBe(0);
  });

  test('can be scheduled for another time, and the schedule withdrawn', async () => {
    const { ctx, live } = await makeSong();
    await scheduleEntry(ctx, { id, locales: ['en', 'he'], publishAt, zone }, author);
    await scheduleEntry(ctx, { id, locales: ['en'], publishAt: '2026-11-18T13:00:00Z', zone }, author);
    await changeLife(ctx, 'unschedule', { id, locales: ['he'] }, { author });
    ctx.clock.advance(7200);
    await publishDue(ctx);
    expect(await live()).toMatchObject({ live: [] });
    ctx.clock.advance(86_400);
    await publishDue(ctx);
    expect(await live()).toMatchObject({ live: ['en'] });
  });

  test('goes on with what is live while a later version is scheduled, and when that is withdrawn', async () => {
    const { ctx, live } = await makeSong();
    await changeLife(ctx, 'publish', { id, locales: ['en'] }, { author });
    await saveEntry(ctx, { id, version: 1, texts: { en: { name: 'Freedom' } } }, { author });
    await scheduleEntry(ctx, { id, locales: ['en'], publishAt, zone }, author);
    expect(await live()).toMatchObject({ texts: { en: { name: { value: 'Dror' } } } });
    await changeLife(ctx, 'unschedule', { id, locales: ['en'] }, { author });
    expect(await live()).toMatchObject({ texts: { en: { name: { value: 'Dror' } } }, live: ['en'] });
  });

  test('says why it could not be published when its time came, and does not try for ever', async () => {
    const { ctx, live } = await makeSong();
    await scheduleEntry(ctx, { id, locales: ['en'], publishAt, zone }, author);
    await saveEntry(ctx, { id, version: 1, texts: { en: { name: '' } } }, { author });
    ctx.clock.advance(3600);
    await publishDue(ctx);
    expect(await live()).toMatchObject({ live: [] });
    const language = await ctx.db
      .selectFrom('entry_languages')
      .select(['state', 'problem'])
      .where('locale', '=', 'en')
      .executeTakeFirstOrThrow();
    expect(language).toEqual({
      state: 'draft',
      problem: [{ path: 'texts.en.name', messageKey: 'cms.issue.missing' }],
    });
    expect(await publishDue(ctx)).toBe(0);
  });

  test.each([
    ['2026-11-17T11:59:59Z', zone, 'publishAt'],
    ['2029-11-17T12:00:00Z', zone, 'publishAt'],
    ['no time', zone, 'publishAt'],
    [publishAt, 'Mars/Olympus', 'zone'],
  ])('cannot be scheduled for %s in %s', async (at, where, path) => {
    const { ctx } = await makeSong();
    await expect(
      scheduleEntry(ctx, { id, locales: ['en'], publishAt: at, zone: where }, author),
    ).rejects.toMatchObject({ issues: [{ path }] });
  });

  test('ends with its deletion, which can be undone for 30 days: then it is a draft', async () => {
    const { ctx, live, announced } = await makeSong();
    await changeLife(ctx, 'publish', { id, locales: ['en'] }, { author });
    await deleteEntry(ctx, id, author);
    expect(await live()).toBeUndefined();
    expect(announced.at(-1)).toEqual({ contentType: 'song', keys: ['dror'], locales: ['en'] });
    await expect(saveEntry(ctx, { id, version: 1 }, { author })).rejects.toMatchObject({ kind: 'not-found' });
    ctx.clock.advance(29 * 86_400);
    expect(await removeDeletedEntries(ctx)).toBe(0);
    await undeleteEntry(ctx, id, author);
    expect(await live()).toMatchObject({ live: [], withheld: ['en', 'he'] });
    await deleteEntry(ctx, id, author);
    ctx.clock.advance(31 * 86_400);
    expect(await removeDeletedEntries(ctx)).toBe(1);
    await expect(undeleteEntry(ctx, id, author)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('of what comes with the product can end only in the archive', async () => {
    const { ctx, live } = await makeSong(undefined, new Map([['dror', song(90, { en: 'Dror' })]]));
    await expect(deleteEntry(ctx, id, author)).rejects.toMatchObject({ code: 'shipped' });
    await changeLife(ctx, 'archive', { id, locales: ['en'] }, { author });
    expect(await live()).toMatchObject({ live: [], withheld: ['en'] });
  });
});
