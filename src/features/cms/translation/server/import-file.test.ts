import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { StaffRole } from '#core/permissions.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import { listDrafts } from '#features/cms/entries/server/draft-entries.ts';
import { saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { listUnits } from './units.ts';
import {
  makeAuthor,
  makeSongType,
  seededRandom,
  song,
  withTypes,
  type Random,
} from '#features/cms/testing.ts';
import { exportFile } from './export-file.ts';
import { importFile, previewImport } from './import-file.ts';

const database = useDatabase();
const author = makeAuthor();

async function makeSongs(role: StaffRole = 'editor', languages: Locale[] = []): Promise<TestCtx> {
  const ctx = withTypes(makeCtx(database.db), makeSongType());
  const { actor } = await makeUser(ctx);
  return { ...ctx, actor: { ...actor, staff: { roles: [role], languages } } };
}

const toRussian = { what: 'song', from: 'en', to: 'ru', texts: 'all', format: 'csv' } as const;

async function readDrafts(ctx: TestCtx): Promise<Record<string, EntryContent>> {
  const drafts = await listDrafts(ctx, 'song');
  return Object.fromEntries(drafts.map(({ key, content }) => [key, content]));
}

/** Takes a preview, and imports exactly what it has shown. */
async function bring(ctx: TestCtx, text: string, overwrite = false) {
  const preview = await previewImport(ctx, { text, overwrite });
  const imported = await importFile(ctx, { text, overwrite, fingerprint: preview.fingerprint });
  return { preview, imported };
}

describe('a translator’s file', () => {
  test.each(['csv', 'xliff'] as const)(
    'as %s comes back as drafts, with a version and in the audit log',
    async (format) => {
      const ctx = await makeSongs('translator', ['ru']);
      await createEntry(
        ctx,
        { contentType: 'song', key: 'dror', ...song(90, { en: 'Dror {n}' }) },
        { author },
      );
      const { text, units } = await exportFile(ctx, { ...toRussian, format });
      expect(units).toBe(1);
      const translated =
        format === 'csv'
          ? text.replace('Dror {n},,', 'Dror {n},Дрор {n},')
          : text.replace('<target></target>', '<target>Дрор {n}</target>');
      const { preview, imported } = await bring(ctx, translated);
      expect(preview.counts).toEqual({ added: 1 });
      expect(imported).toEqual({ entries: 1, texts: 1, skipped: [] });
      const [draft] = await listDrafts(ctx, 'song');
      expect(draft).toMatchObject({
        version: 2,
        live: [],
        content: song(90, { en: 'Dror {n}', ru: 'Дрор {n}' }),
      });
      expect(await listAudited(ctx)).toEqual(
        expect.arrayContaining(['entry.imported', 'translation.exported']),
      );
      expect((await bring(ctx, translated)).imported.entries).toBe(0);
    },
  );

  test('is refused in a language that is not the translator’s', async () => {
    const ctx = await makeSongs('translator', ['it']);
    await expect(exportFile(ctx, toRussian)).rejects.toMatchObject({ code: 'forbidden' });
    const text = 'entry,path,en,ru\nsong.dror,name,Dror,Дрор';
    await expect(previewImport(ctx, { text, overwrite: false })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('lists what is broken, too long, unknown or changed since, and saves none of it', async () => {
    const ctx = await makeSongs();
    const texts = {
      en: { name: 'Dror {n}', lines: ['A', 'B'] },
      ru: { name: 'Дрор {n}', lines: ['А', 'Б'] },
    };
    await createEntry(ctx, { contentType: 'song', key: 'dror', shared: { tempo: 90 }, texts }, { author });
    const before = await readDrafts(ctx);
    const row = (path: string, source: string, target: string, hash = '') =>
      `song.dror,${path},${source},${target},${hash}`;
    const text = [
      'entry,path,en,ru,before',
      row('name', 'Dror {n}', 'Дрор'),
      row('lines.0', 'An older original', 'Новое'),
      row('lines.1', 'B', 'Другое', 'an older translation'),
      row('lines.7', 'B', 'Нет'),
      'song.other,name,Dror,Дрор,',
      'nonsense,name,Dror,Дрор,',
    ].join('\n');
    const { preview, imported } = await bring(ctx, text);
    expect(preview.counts).toEqual({ broken: 1, sourceChanged: 1, targetChanged: 1, unknown: 3 });
    expect(preview.items[0]).toMatchObject({
      verdict: 'broken',
      lost: ['{n}'],
      before: 'Дрор {n}',
      after: 'Дрор',
    });
    expect(imported.entries).toBe(0);
    expect(await readDrafts(ctx)).toEqual(before);
    const { preview: all } = await bring(ctx, text, true);
    expect(all.entries).toBe(1);
    expect((await readDrafts(ctx))['dror']?.texts.ru).toEqual({
      name: 'Дрор {n}',
      lines: ['Новое', 'Другое'],
    });
  });

  test('leaves out a text that its field does not allow, and takes the others', async () => {
    const ctx = await makeSongs();
    const texts = { en: { name: 'Dror', lines: ['A'] } };
    await createEntry(ctx, { contentType: 'song', key: 'dror', shared: { tempo: 90 }, texts }, { author });
    const text = `entry,path,en,ru\nsong.dror,name,Dror,${'Д'.repeat(41)}\nsong.dror,lines.0,A,А`;
    const { preview } = await bring(ctx, text);
    expect(preview.counts).toEqual({ unfit: 1, added: 1 });
    expect(preview.items[0]?.problem).toBe('This is too long or too large.');
    expect((await readDrafts(ctx))['dror']?.texts.ru).toEqual({ lines: ['А'] });
  });

  test('saves nothing that its preview has not shown', async () => {
    const ctx = await makeSongs();
    const { id } = await createEntry(
      ctx,
      { contentType: 'song', key: 'dror', ...song(90, { en: 'Dror' }) },
      { author },
    );
    const text = 'entry,path,en,ru\nsong.dror,name,Dror,Дрор';
    const { fingerprint } = await previewImport(ctx, { text, overwrite: false });
    await saveEntry(ctx, { id, version: 1, texts: { ru: { name: 'Воля' } } }, { author });
    await expect(importFile(ctx, { text, overwrite: false, fingerprint })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await readDrafts(ctx))['dror']?.texts.ru).toEqual({ name: 'Воля' });
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'never loses a field or another language, whatever is edited meanwhile (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const ctx = await makeSongs();
      for (const key of ['one', 'two', 'three'])
        await createEntry(ctx, { contentType: 'song', key, ...makeRandomSong(random) }, { author });
      for (let round = 0; round < 6; round += 1) {
        const [from = 'en', to = 'ru'] = localeCodes.toSorted(() => random() - 0.5);
        const format = random() < 0.5 ? 'csv' : 'xliff';
        const { text } = await exportFile(ctx, { what: 'song', from, to, texts: 'all', format });
        if (random() < 0.7) await editSong(ctx, random);
        const before = await readDrafts(ctx);
        await bring(ctx, translate(text, format, random), random() < 0.5);
        for (const [key, content] of Object.entries(await readDrafts(ctx))) {
          const was = before[key];
          expect(content.shared).toEqual(was?.shared);
          for (const locale of localeCodes.filter((each) => each !== to))
            expect(content.texts[locale]).toEqual(was?.texts[locale]);
          const left = new Set(listUnits(content.texts[to] ?? {}).map(({ path }) => path));
          for (const { path } of listUnits(was?.texts[to] ?? {})) expect(left).toContain(path);
        }
      }
    },
  );
});

function makeRandomSong(random: Random): EntryContent {
  const some = localeCodes.filter(() => random() < 0.6);
  const line = () => (random() < 0.2 ? '' : `line ${Math.floor(random() * 99)}`);
  const texts = (some.length > 0 ? some : localeCodes).map((locale) => [
    locale,
    { name: `Song ${locale}`, ...(random() < 0.6 && { lines: [line(), line()] }) },
  ]);
  return { shared: { tempo: 90 }, texts: Object.fromEntries(texts) as EntryContent['texts'] };
}

/** Another person saves a language of an entry. */
async function editSong(ctx: TestCtx, random: Random): Promise<void> {
  const drafts = await listDrafts(ctx, 'song');
  const draft = drafts[Math.floor(random() * drafts.length)];
  const locale = localeCodes[Math.floor(random() * localeCodes.length)] ?? 'en';
  if (!draft) return;
  const texts = { [locale]: { name: `Edited ${Math.floor(random() * 99)}`, lines: ['a', 'b', 'c'] } };
  await saveEntry(ctx, { id: draft.id, version: draft.version, texts }, { author });
}

/** A translator’s work: some texts are translated, some lines are lost, and some are nonsense. */
function translate(file: string, format: 'csv' | 'xliff', random: Random): string {
  if (format === 'xliff')
    return file.replaceAll(/<target>[^<]*<\/target>/g, (whole) =>
      random() < 0.6 ? `<target>Translated ${Math.floor(random() * 99)}</target>` : whole,
    );
  const [head = '', ...rows] = file.split('\r\n');
  const changed = rows
    .filter(() => random() < 0.9)
    .map((row) =>
      random() < 0.6 ? row.replace(/,[^,]*,([^,]*)$/, `,Translated ${Math.floor(random() * 99)},$1`) : row,
    );
  return [head, ...changed].join('\r\n');
}
