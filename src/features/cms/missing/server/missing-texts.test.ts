import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { Locale } from '#core/locale.ts';
import type { StaffRole } from '#core/permissions.ts';
import { makeUser } from '#features/people/testing.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import { deleteEntry } from '#features/cms/entries/server/delete-entry.ts';
import { indexShipped } from '#features/cms/entries/server/index-shipped.ts';
import { saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { makeAuthor, makeSongType, song, withTypes } from '#features/cms/testing.ts';
import { listMissingFacts } from './missing-facts.ts';
import { countMissingTexts, listMissingTexts } from './missing-texts.ts';

const database = useDatabase();
const author = makeAuthor();

/** The same ctx for a request of someone with this role. */
async function asStaff(ctx: TestCtx, role: StaffRole, languages: Locale[] = []): Promise<TestCtx> {
  const { actor } = await makeUser(ctx);
  return { ...ctx, actor: { ...actor, staff: { roles: [role], languages } } };
}

async function listMissing(ctx: TestCtx, request: Parameters<typeof listMissingTexts>[1] = {}) {
  const { items } = await listMissingTexts(ctx, request);
  return items.map(({ entryId, locale, field }) => `${entryId} ${locale} ${field}`);
}

describe('the report of missing translations', () => {
  test('follows what is saved, and leads to the field with both languages beside each other', async () => {
    const ctx = await asStaff(withTypes(makeCtx(database.db), makeSongType()), 'editor');
    const content = song(90, { en: 'Dror', fr: 'Dror', es: 'Dror', de: 'Dror', it: 'Dror', he: 'דרור' });
    const { id } = await createEntry(ctx, { contentType: 'song', key: 'dror', ...content }, { author });
    const { items } = await listMissingTexts(ctx, {});
    expect(items).toMatchObject([
      {
        title: 'Dror',
        locale: 'ru',
        field: 'name',
        excerpt: 'Dror',
        href: '/admin/content/song.dror/edit?left=en&right=ru&field=texts.ru.name',
      },
    ]);
    await saveEntry(ctx, { id, version: 1, texts: { ru: { name: 'Дрор' } } }, { author });
    expect(await listMissing(ctx)).toEqual([]);
  });

  test('is filtered by kind, field and language, and counted by them', async () => {
    const ctx = await asStaff(withTypes(makeCtx(database.db), makeSongType()), 'editor');
    const texts = { en: { name: 'Dror', lines: ['Dror yikra'] } };
    await createEntry(ctx, { contentType: 'song', key: 'dror', texts }, { author });
    expect(await listMissing(ctx, { language: 'he', field: 'lines' })).toEqual(['song.dror he lines']);
    expect(await listMissing(ctx, { contentType: 'poem' })).toEqual([]);
    expect(await listMissing(ctx, { q: 'yikra', language: 'it' })).toEqual(['song.dror it lines']);
    const { items } = await countMissingTexts(ctx);
    const each = { he: 1, ru: 1, es: 1, fr: 1, de: 1, it: 1 };
    expect(items.map(({ field, missing }) => ({ field, missing }))).toEqual([
      { field: 'lines', missing: each },
      { field: 'name', missing: each },
    ]);
  });

  test('begins with the languages of a translator, and counts only those on her start page', async () => {
    const ctx = await asStaff(withTypes(makeCtx(database.db), makeSongType()), 'translator', ['ru', 'it']);
    await createEntry(ctx, { contentType: 'song', key: 'dror', ...song(90, { en: 'Dror' }) }, { author });
    expect(await listMissing(ctx)).toEqual(['song.dror it name', 'song.dror ru name']);
    expect(await listMissing(ctx, { language: 'he' })).toEqual(['song.dror he name']);
    expect((await countMissingTexts(ctx)).languages.slice(0, 2)).toEqual(['ru', 'it']);
    expect(await listMissingFacts(ctx)).toMatchObject([
      { count: 1, language: 'ru', href: '/admin/content/missing?language=ru' },
      { count: 1, language: 'it' },
    ]);
  });

  test('leaves out what was deleted', async () => {
    const ctx = await asStaff(withTypes(makeCtx(database.db), makeSongType()), 'editor');
    const { id } = await createEntry(
      ctx,
      { contentType: 'song', key: 'dror', ...song(90, { en: 'Dror' }) },
      { author },
    );
    await deleteEntry(ctx, id, author);
    expect(await listMissing(ctx)).toEqual([]);
    expect((await countMissingTexts(ctx)).items).toEqual([]);
    expect(await listMissingFacts(ctx)).toEqual([]);
  });

  test('follows the release when the product starts', async () => {
    const ctx = makeCtx(database.db);
    const shipping = (names: Partial<Record<Locale, string>>) =>
      asStaff(withTypes(ctx, makeSongType(new Map([['dror', song(90, names)]]))), 'editor');
    const first = await shipping({ en: 'Dror', he: 'דרור' });
    await indexShipped(first);
    expect(await listMissing(first, { language: 'ru' })).toEqual(['song.dror ru name']);
    const second = await shipping({ en: 'Dror', he: 'דרור', ru: 'Дрор' });
    await indexShipped(second);
    expect(await listMissing(second, { language: 'ru' })).toEqual([]);
    expect(await listMissing(second, { language: 'fr' })).toEqual(['song.dror fr name']);
  });
});
