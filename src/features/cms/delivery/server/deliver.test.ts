import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { cmsApi } from '#features/cms/api.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import { saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { changeLife } from '#features/cms/life/server/change-life.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';

const database = useDatabase();
const author = makeAuthor();
const english: Locale[] = ['en'];

describe('content blocks', () => {
  interface MadeBlock {
    key: string;
    category?: string;
    sort?: number;
    languages?: Locale[];
  }

  async function makeBlocks(...blocks: MadeBlock[]) {
    const ctx = makeCtx(database.db);
    for (const { key, category = 'parents', sort = 100, languages = english } of blocks) {
      const texts = Object.fromEntries(
        languages.map((locale) => [
          locale,
          { title: `${key} (${locale})`, body: makeText(`Words of ${key}`) },
        ]),
      );
      const made = { contentType: 'content-block', key, shared: { category, sort }, texts };
      const { id } = await createEntry(ctx, made, { author });
      await changeLife(ctx, 'publish', { id, locales: languages }, { author });
    }
    const deliver = async (category: string, language: Locale = 'en') =>
      (await call(cmsApi.deliver, { contentType: 'content-block', category, language }, { context: ctx }))
        .items;
    return { ctx, deliver };
  }

  test('are those of one page in one language, in their order, as safe HTML', async () => {
    const { deliver } = await makeBlocks(
      { key: 'second', sort: 2 },
      { key: 'first', sort: 1, languages: ['en', 'he'] },
      { key: 'other', category: 'educators' },
    );
    expect((await deliver('parents')).map(({ key }) => key)).toEqual(['first', 'second']);
    expect(await deliver('parents', 'he')).toMatchObject([
      {
        id: 'content-block.first',
        category: 'parents',
        sort: 1,
        language: 'he',
        title: 'first (he)',
        html: '<p>Words of first</p>',
      },
    ]);
    expect(await deliver('parents', 'fr')).toEqual([]);
  });

  test('change for readers with their next publication, not with a draft', async () => {
    const { ctx, deliver } = await makeBlocks({ key: 'first' });
    const id = 'content-block.first';
    expect(await deliver('parents')).toMatchObject([{ title: 'first (en)' }]);
    const texts = { en: { title: 'Changed', body: makeText('New words') } };
    await saveEntry(ctx, { id, version: 1, texts }, { author });
    expect(await deliver('parents')).toMatchObject([{ title: 'first (en)' }]);
    await changeLife(ctx, 'publish', { id, locales: ['en'] }, { author });
    expect(await deliver('parents')).toMatchObject([{ title: 'Changed' }]);
    await changeLife(ctx, 'archive', { id, locales: ['en'] }, { author });
    expect(await deliver('parents')).toEqual([]);
  });

  test('are asked for by their category', async () => {
    const ctx = makeCtx(database.db);
    await expect(
      call(cmsApi.deliver, { contentType: 'content-block' }, { context: ctx }),
    ).rejects.toMatchObject({ issues: [{ path: 'category' }] });
  });
});

describe('other entries', () => {
  test('come in the language that was asked for, else in the first there is', async () => {
    const ctx = makeCtx(database.db);
    const made = {
      contentType: 'sponsor',
      key: 'levi',
      shared: { level: 1, sort: 1 },
      texts: { he: { name: 'לוי' } },
    };
    const { id } = await createEntry(ctx, made, { author });
    await changeLife(ctx, 'publish', { id, locales: ['he'] }, { author });
    const { items } = await call(cmsApi.deliver, { contentType: 'sponsor', lang: 'fr' }, { context: ctx });
    expect(items).toMatchObject([{ key: 'levi', level: 1, name: 'לוי', language: 'he' }]);
  });

  test.each(['badge', 'download'])(
    'of the type %s come from the feature that owns them',
    async (contentType) => {
      const ctx = makeCtx(database.db);
      const { items, totalItems } = await call(cmsApi.deliver, { contentType }, { context: ctx });
      expect(items).toHaveLength(totalItems);
      expect(items.length > 0).toBe(contentType === 'badge');
    },
  );
});
