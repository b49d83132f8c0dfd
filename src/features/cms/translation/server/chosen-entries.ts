import { setImmediate } from 'node:timers/promises';
import { NotFound } from '#core/refusals.ts';
import type { ContentType } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getRef } from '#features/cms/entries/server/content-types.ts';
import { listDrafts, type DraftEntry } from '#features/cms/entries/server/draft-entries.ts';
import { readTitle } from '#features/cms/entries/server/titles.ts';
import type { TranslationChoice } from '../contract.ts';

/** Read at once: a few milliseconds of work. */
const batch = 20;

/** What can be translated in a file: all entries of a type, or one entry with those that belong to it. */
export async function listChoices(ctx: Ctx): Promise<{ items: TranslationChoice[]; totalItems: number }> {
  const types = [...ctx.contentTypes.values()];
  const items: TranslationChoice[] = types.map((type) => ({ value: type.name, label: ctx.say(type.label) }));
  for (const type of types.filter(({ partsOf }) => partsOf)) {
    const rows = await ctx.db
      .selectFrom('entries')
      .select(['id', 'title', 'titles'])
      .where('content_type', '=', type.name)
      .where('deleted_at', 'is', null)
      .orderBy('title')
      .limit(500)
      .execute();
    const group = ctx.say(type.label);
    items.push(...rows.map((row) => ({ value: row.id, label: readTitle(row, ctx.locale).title, group })));
  }
  return { items, totalItems: items.length };
}

interface ChosenEntry {
  type: ContentType;
  /** What it is called in the reader's language. */
  title: string;
  draft: DraftEntry;
}

/** The entries of such a choice as they were last saved, a few at a time. */
export async function* readChosen(ctx: Ctx, what: string): AsyncGenerator<ChosenEntry> {
  for (const { type, keys } of await findKeys(ctx, what))
    for (let at = 0; at < keys.length; at += batch) {
      const some = keys.slice(at, at + batch);
      const titles = await readTitles(ctx, type, some);
      for (const draft of await listDrafts(ctx, type.name, some))
        yield { type, title: titles.get(draft.key) ?? draft.key, draft };
      await setImmediate();
    }
}

async function readTitles({ db, locale }: Ctx, { name }: ContentType, keys: readonly string[]) {
  const rows = await db
    .selectFrom('entries')
    .select(['key', 'title', 'titles'])
    .where('content_type', '=', name)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, readTitle(row, locale).title]));
}

async function findKeys(ctx: Ctx, what: string): Promise<{ type: ContentType; keys: string[] }[]> {
  const type = ctx.contentTypes.get(what);
  if (type) {
    const rows = await ctx.db
      .selectFrom('entries')
      .select('key')
      .where('content_type', '=', what)
      .where('deleted_at', 'is', null)
      .orderBy('key')
      .execute();
    return [{ type, keys: rows.map(({ key }) => key) }];
  }
  const ref = getRef(ctx, what);
  const [draft] = await listDrafts(ctx, ref.type.name, [ref.key]);
  if (!draft) throw new NotFound();
  const parts = (await ref.type.partsOf?.(ctx, ref.key, draft.content)) ?? [];
  return [
    { type: ref.type, keys: [ref.key] },
    ...parts.flatMap(({ contentType, keys }) => {
      const known = ctx.contentTypes.get(contentType);
      return known ? [{ type: known, keys: [...new Set(keys)] }] : [];
    }),
  ];
}
