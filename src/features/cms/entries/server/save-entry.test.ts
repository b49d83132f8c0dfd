import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { makeUser, readAuditStates } from '#features/people/testing.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import { makeAuthor, makeSongType, song, withTypes } from '#features/cms/testing.ts';
import { hashOf } from '#features/cms/fields/server/layers.ts';
import { getRef } from './content-types.ts';
import { createEntry } from './create-entry.ts';
import { findEntry, layVersion } from './entry-rows.ts';
import { listLiveEntries } from './live-entries.ts';
import { saveEntry } from './save-entry.ts';

const author = makeAuthor();

function makeSongs(db: Parameters<typeof makeCtx>[0], shipped?: Map<string, EntryContent>) {
  return withTypes(makeCtx(db), makeSongType(shipped));
}

async function readSong(ctx: ReturnType<typeof makeSongs>, id: string) {
  const entry = await findEntry(ctx, getRef(ctx, id));
  if (!entry) throw new Error(`${id} is gone`);
  return { ...entry, content: layVersion(entry.shipped, entry.head) };
}

describe('an entry', () => {
  const database = useDatabase();

  test('records with each version who saved it, when, and what changed', async () => {
    const ctx = makeSongs(database.db);
    const { id } = await createEntry(
      ctx,
      { contentType: 'song', key: 'dror', ...song(90, { en: 'Dror' }) },
      { author },
    );
    await saveEntry(ctx, { id, version: 1, texts: { he: { name: 'דרור' } } }, { author: makeAuthor('leah') });
    const versions = await ctx.db
      .selectFrom('entry_versions')
      .select(['number', 'changed', 'saved_by', 'saved_at'])
      .orderBy('number')
      .execute();
    expect(versions).toEqual([
      { number: 1, changed: ['shared.tempo', 'texts.en.name'], saved_by: 'ruth', saved_at: ctx.clock.now() },
      { number: 2, changed: ['texts.he.name'], saved_by: 'leah', saved_at: ctx.clock.now() },
    ]);
    expect((await readSong(ctx, id)).content).toEqual(song(90, { en: 'Dror', he: 'דרור' }));
  });

  test('is audited with the values before and after', async () => {
    const ctx = makeSongs(database.db);
    const { id } = await createEntry(ctx, { contentType: 'song', key: 'dror', ...song(90, {}) }, { author });
    await saveEntry(ctx, { id, version: 1, shared: { tempo: 100 } }, { author });
    const before = { 'shared.tempo': 90 };
    const after = { 'shared.tempo': 100 };
    expect((await readAuditStates(ctx)).at(-1)).toEqual({ subject: 'song.dror', before, after });
  });

  test('says who changed it meanwhile, when, and what it says now, and loses nothing', async () => {
    const ctx = makeSongs(database.db);
    const leah = await makeUser(ctx, { first_name: 'Leah', last_name: 'Stern' });
    const { id } = await createEntry(ctx, { contentType: 'song', key: 'dror', ...song(90, {}) }, { author });
    await saveEntry(ctx, { id, version: 1, shared: { tempo: 100 } }, { author: makeAuthor(leah.userId) });
    const late = saveEntry(ctx, { id, version: 1, shared: { tempo: 80 } }, { author });
    await expect(late).rejects.toMatchObject({
      kind: 'conflict',
      code: 'changed_meanwhile',
      data: {
        by: 'Leah Stern',
        at: ctx.clock.now().toISOString(),
        version: 2,
        values: { shared: { tempo: 100 } },
      },
    });
    expect((await readSong(ctx, id)).content.shared).toEqual({ tempo: 100 });
  });

  test('that is saved without a change has no new version', async () => {
    const ctx = makeSongs(database.db);
    const content = song(90, { en: 'Dror' });
    const { id } = await createEntry(ctx, { contentType: 'song', key: 'dror', ...content }, { author });
    expect(await saveEntry(ctx, { id, version: 1, ...content }, { author })).toMatchObject({
      version: 1,
      changed: [],
    });
  });

  test('may be an unfinished draft, but takes no unknown field, no wrong type and nothing too long', async () => {
    const ctx = makeSongs(database.db);
    const { id } = await createEntry(ctx, { contentType: 'song', key: 'dror' }, { author });
    await saveEntry(ctx, { id, version: 1, texts: { en: { name: '' } } }, { author });
    const wrong = saveEntry(
      ctx,
      {
        id,
        version: 2,
        shared: { tempo: 'fast', mood: { first: 'x'.repeat(30) } },
        texts: { en: { name: 'Dror', onclick: 'alert(1)' } },
      },
      { author },
    );
    await expect(wrong).rejects.toMatchObject({
      issues: [
        { path: 'shared.tempo', messageKey: 'cms.issue.unfit' },
        { path: 'shared.mood.first', messageKey: 'cms.issue.tooLong' },
        { path: 'texts.en.onclick', messageKey: 'cms.issue.unknownField' },
      ],
    });
  });

  test('is refused if it is larger or deeper than any entry is', async () => {
    const ctx = makeSongs(database.db);
    const { id } = await createEntry(ctx, { contentType: 'song', key: 'dror' }, { author });
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) as { a: number };
    for (const shared of [deep, { mood: 'x'.repeat(1_000_001) }])
      await expect(saveEntry(ctx, { id, version: 1, shared }, { author })).rejects.toMatchObject({
        issues: [{ path: 'shared', messageKey: 'cms.issue.tooLarge' }],
      });
  });

  test('can be changed by a translator in her languages only, and is refused field by field elsewhere', async () => {
    const ctx = makeSongs(database.db);
    const { id } = await createEntry(
      ctx,
      { contentType: 'song', key: 'dror', ...song(90, { en: 'Dror' }) },
      { author },
    );
    const translator = makeAuthor('olga', { shared: false, languages: ['ru'], publish: false });
    await saveEntry(ctx, { id, version: 1, ...song(90, { en: 'Dror', ru: 'Дрор' }) }, { author: translator });
    const tooFar = saveEntry(
      ctx,
      { id, version: 2, ...song(91, { en: 'Freedom', ru: 'Воля' }) },
      { author: translator },
    );
    await expect(tooFar).rejects.toMatchObject({
      issues: [
        { path: 'shared.tempo', messageKey: 'cms.issue.notYours' },
        { path: 'texts.en.name', messageKey: 'cms.issue.notYours' },
      ],
    });
    await expect(
      createEntry(ctx, { contentType: 'song', key: 'other' }, { author: translator }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([
    ['song.dror', 'not-found'],
    ['poem.dror', 'not-found'],
    ['song', 'not-found'],
    ['song../etc', 'not-found'],
  ])('with the id %s is not found', async (id, kind) => {
    const ctx = makeSongs(database.db);
    await expect(saveEntry(ctx, { id, version: 0 }, { author })).rejects.toMatchObject({ kind });
  });

  test('has a key of its own', async () => {
    const ctx = makeSongs(database.db, new Map([['shipped', song(60, { en: 'Shipped' })]]));
    await createEntry(ctx, { contentType: 'song', key: 'dror' }, { author });
    for (const key of ['dror', 'shipped'])
      await expect(createEntry(ctx, { contentType: 'song', key }, { author })).rejects.toMatchObject({
        code: 'key_taken',
      });
    for (const key of ['', 'a.b', 'a/b', 'x'.repeat(101), undefined])
      await expect(createEntry(ctx, { contentType: 'song', key }, { author })).rejects.toMatchObject({
        issues: [{ path: 'key' }],
      });
  });
});

describe('an entry of the shipped edition', () => {
  const database = useDatabase();

  test('keeps only the fields that the house has changed, and the rest follows the releases', async () => {
    const ctx = makeSongs(database.db, new Map([['dror', song(90, { en: 'Dror', he: 'דרור' })]]));
    await saveEntry(
      ctx,
      { id: 'song.dror', version: 0, ...song(90, { en: 'Freedom', he: 'דרור' }) },
      { author },
    );
    const later = makeSongs(database.db, new Map([['dror', song(120, { en: 'Dror', he: 'דְּרוֹר' })]]));
    const { content, head } = await readSong(later, 'song.dror');
    expect(head).toEqual({
      shared: {},
      texts: { en: { name: { value: 'Freedom', base: hashOf('Dror') as string } }, he: {} },
    });
    expect(content).toEqual(song(120, { en: 'Freedom', he: 'דְּרוֹר' }));
  });

  test('refuses a save that has not seen the latest release', async () => {
    const ctx = makeSongs(database.db, new Map([['dror', song(90, { en: 'Dror' })]]));
    const saved = saveEntry(
      ctx,
      { id: 'song.dror', version: 0, release: 'an earlier one', shared: { tempo: 91 } },
      { author },
    );
    await expect(saved).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('is live in its shipped languages, with nothing of the house’s', async () => {
    const ctx = makeSongs(database.db, new Map([['dror', song(90, { en: 'Dror' })]]));
    await saveEntry(
      ctx,
      { id: 'song.dror', version: 0, ...song(90, { en: 'Freedom', he: 'דרור' }) },
      { author },
    );
    expect(await listLiveEntries(ctx, 'song')).toEqual([
      {
        contentType: 'song',
        key: 'dror',
        created: ctx.clock.now(),
        shared: {},
        texts: {},
        live: ['en'],
        withheld: ['he'],
      },
    ]);
  });
});

describe('two editors at the same moment', () => {
  const database = useCommittedDatabase();

  test('never overwrite one another: one save is kept, the others are told', async () => {
    const ctx = makeSongs(database.db, new Map([['dror', song(90, { en: 'Dror' })]]));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, nth) =>
        saveEntry(ctx, { id: 'song.dror', version: 0, shared: { tempo: 100 + nth } }, { author }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as object] : [],
    );
    expect(reasons).toMatchObject(Array.from({ length: 5 }, () => ({ code: 'changed_meanwhile' })));
    const { count } = await database.db
      .selectFrom('entry_versions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('create one entry of a key', async () => {
    const ctx = makeSongs(database.db);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => createEntry(ctx, { contentType: 'song', key: 'dror' }, { author })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
