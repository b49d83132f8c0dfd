import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import { answerTo, collectAnswers } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  changeLife,
  entriesPublished,
  listDrafts,
  saveEntry,
  shellAuthor,
} from '#features/cms/server/public.ts';
import { readShippedContent } from '#features/learning/content/server/content-layers.ts';
import { loadContent } from '#features/learning/content/server/load-content.ts';
import { makeContentFolder, type ContentFiles } from '#features/learning/content/server/testing.ts';
import { answerPublished } from './answer-published.ts';
import { categoryType, courseType, filmType, itemType } from './content-types.ts';
import { layHouse } from './lay-house.ts';

/** What a test's ctx needs for entries of courses. */
export const withEditions = {
  contentTypes: new Map([courseType, itemType, filmType, categoryType].map((type) => [type.name, type])),
  answersTo: collectAnswers([answerTo(entriesPublished, answerPublished)]),
};

export const author = shellAuthor('test');

/** Loads files as what is shipped, as a start of a release with them does. */
export async function release(ctx: Ctx, files: ContentFiles): Promise<void> {
  await using folder = await makeContentFolder(files);
  await loadContent(ctx, [await readShippedContent(folder.path)], layHouse);
}

export interface Change {
  shared?: (shared: JsonObject) => JsonObject;
  texts?: Partial<Record<Locale, JsonObject>>;
}

/** Changes the draft of an entry: its shared part, and fields of its texts. */
export async function write(ctx: Ctx, id: string, { shared, texts = {} }: Change): Promise<void> {
  const [contentType = '', key = ''] = id.split('.');
  const [draft] = await listDrafts(ctx, contentType, [key]);
  if (!draft) throw new Error(`there is no ${id}`);
  const { content, version } = draft;
  const changed = Object.entries(texts).map(([locale, fields]) => [
    locale,
    { ...content.texts[locale as Locale], ...fields },
  ]);
  const part = {
    ...(shared && { shared: shared(content.shared) }),
    texts: Object.fromEntries(changed) as Change['texts'],
  };
  await saveEntry(ctx, { id, version, ...part }, { author });
}

export async function publish(ctx: Ctx, id: string, ...locales: Locale[]): Promise<void> {
  await changeLife(ctx, 'publish', { id, locales }, { author });
}
