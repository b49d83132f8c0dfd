import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { Refusal } from '#core/refusals.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import { deleteEntry, undeleteEntry } from '#features/cms/entries/server/delete-entry.ts';
import { listLiveEntries } from '#features/cms/entries/server/live-entries.ts';
import { saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { layFields } from '#features/cms/fields/server/layers.ts';
import { makeAuthor, makeSongType, seededRandom, song, withTypes } from '#features/cms/testing.ts';
import { restoreVersion } from '#features/cms/versions/server/versions.ts';
import { definePublishing, publishDue } from './publish-due.ts';
import { changeLife } from './change-life.ts';
import { scheduleEntry } from './schedule.ts';

const database = useDatabase();
const languages: readonly Locale[] = localeCodes.slice(0, 3);
const id = 'song.dror';
const authors = [
  makeAuthor('ruth'),
  makeAuthor('leah'),
  makeAuthor('olga', { shared: false, languages: ['ru'], publish: false }),
];

interface Song {
  tempo: number;
  names: Partial<Record<Locale, string>>;
}

/** What the product promises, in the simplest way: what was saved, and what readers see. */
interface Model {
  saved: Song[];
  deleted: boolean;
  live: { tempo: number; names: Partial<Record<Locale, string>> };
  archived: Set<Locale>;
  due: Map<Locale, number>;
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever staff does, readers see what was published and never a draft (run %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T =>
      values[Math.floor(random() * values.length)] as T;
    const ctx = withTypes(makeCtx(database.db), makeSongType());
    definePublishing(ctx.jobs, ctx);
    const first: Song = { tempo: 60, names: { en: 'en 0' } };
    await createEntry(
      ctx,
      { contentType: 'song', key: 'dror', ...song(first.tempo, first.names) },
      { author: makeAuthor() },
    );
    const model: Model = {
      saved: [first],
      deleted: false,
      live: { tempo: 0, names: {} },
      archived: new Set(),
      due: new Map(),
    };
    const head = () => model.saved.at(-1) ?? first;
    const goLive = (locale: Locale) => {
      model.live.tempo = head().tempo;
      model.live.names[locale] = head().names[locale] ?? '';
      model.due.delete(locale);
    };
    let done = 0;

    const acts: Record<string, () => Promise<void>> = {
      async save() {
        const author = pick(authors);
        const locale = pick(languages);
        const next: Song = {
          tempo: 60 + Math.floor(random() * 100),
          names: { ...head().names, [locale]: `${locale} ${model.saved.length}` },
        };
        const { shared, texts } = song(next.tempo, next.names);
        await saveEntry(ctx, { id, version: model.saved.length, shared, texts }, { author });
        model.saved.push(next);
      },
      async saveStale() {
        await saveEntry(
          ctx,
          { id, version: model.saved.length - 1, shared: { tempo: 1 } },
          { author: pick(authors) },
        );
        throw new Error('a stale save was stored');
      },
      async restore() {
        const number = 1 + Math.floor(random() * model.saved.length);
        const again = model.saved[number - 1] ?? first;
        const isSame = JSON.stringify(again) === JSON.stringify(head());
        await restoreVersion(ctx, { id, number, version: model.saved.length }, pick(authors));
        if (!isSame) model.saved.push(again);
      },
      async publish() {
        const locale = pick(languages);
        await changeLife(ctx, 'publish', { id, locales: [locale] }, { author: pick(authors) });
        goLive(locale);
      },
      async unpublish() {
        const locale = pick(languages);
        await changeLife(ctx, 'unpublish', { id, locales: [locale] }, { author: pick(authors) });
        delete model.live.names[locale];
        model.archived.delete(locale);
        model.due.delete(locale);
      },
      async archive() {
        const locale = pick(languages);
        await changeLife(ctx, 'archive', { id, locales: [locale] }, { author: pick(authors) });
        delete model.live.names[locale];
        model.archived.add(locale);
        model.due.delete(locale);
      },
      async schedule() {
        const locale = pick(languages);
        const at = ctx.clock.now().getTime() + 1000 * (60 + Math.floor(random() * 600));
        await scheduleEntry(
          ctx,
          { id, locales: [locale], publishAt: new Date(at).toISOString(), zone: 'Europe/Paris' },
          pick(authors),
        );
        model.due.set(locale, at);
      },
      async unschedule() {
        const locale = pick(languages);
        await changeLife(ctx, 'unschedule', { id, locales: [locale] }, { author: pick(authors) });
        model.due.delete(locale);
      },
      async wait() {
        ctx.clock.advance(Math.floor(random() * 400));
        await publishDue(ctx);
        const now = ctx.clock.now().getTime();
        for (const [locale, at] of model.due) {
          if (at > now) continue;
          // A version without this language has been restored meanwhile: its schedule has ended.
          if (head().names[locale] === undefined) model.due.delete(locale);
          else goLive(locale);
        }
      },
      async delete() {
        if (random() < 0.7) return;
        await deleteEntry(ctx, id, pick(authors));
        model.deleted = true;
        model.live.names = {};
        model.archived.clear();
        model.due.clear();
      },
      async undelete() {
        await undeleteEntry(ctx, id, pick(authors));
        model.deleted = false;
      },
    };

    for (let step = 0; step < 120; step += 1) {
      const name = pick(Object.keys(acts));
      try {
        await acts[name]?.();
        done += 1;
      } catch (error) {
        // What is refused changes nothing, as the comparison below shows.
        if (!(error instanceof Refusal)) throw error;
      }
      expect(await whatReadersSee(), `run ${seed}, step ${step}: ${name}`).toEqual(whatTheyShould(model));
    }
    // Most acts are refused in most states; a fifth of them is enough to go through all.
    expect(done).toBeGreaterThan(24);

    async function whatReadersSee() {
      const [entry] = await listLiveEntries(ctx, 'song');
      if (!entry || entry.live.length === 0) return {};
      const texts = entry.live.map((locale) => [
        locale,
        layFields(undefined, entry.texts[locale] ?? {})['name'],
      ]);
      return {
        tempo: layFields(undefined, entry.shared)['tempo'],
        names: Object.fromEntries(texts) as object,
      };
    }
  },
);

function whatTheyShould({ live, deleted }: Model) {
  return deleted || Object.keys(live.names).length === 0 ? {} : live;
}
