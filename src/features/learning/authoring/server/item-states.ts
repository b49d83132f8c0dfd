import { isDeepStrictEqual } from 'node:util';
import { itemTypes } from '#core/item-types.ts';
import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts } from '#features/cms/server/public.ts';
import {
  listChapters,
  listItems,
  listObjects,
  objectOf,
  type EntryDocs,
} from '#features/learning/editions/server/course-docs.ts';
import { findLiveDocs } from '#features/learning/editions/server/live-docs.ts';
import { getShippedDocs } from '#features/learning/editions/server/shipped-docs.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';
import type { ItemState } from '../contract.ts';

/** What is said of an item in one language: by its course, and by itself if it is more than a film. */
interface Said {
  listed: JsonObject | undefined;
  texts: JsonObject | undefined;
  shared: JsonObject | undefined;
  body: JsonObject | undefined;
}

/** How each item of a course stands in each language, whatever else of the course is published or changed. */
export async function listItemStates(ctx: Ctx, courseId: string): Promise<{ items: ItemState[] }> {
  const [draft] = await listDrafts(ctx, 'course', [courseId]);
  if (!draft) throw new NotFound();
  const items = listItems(draft.content.shared);
  const keys = items.map(({ id }) => id);
  const bodies = new Map((await listDrafts(ctx, 'item', keys)).map(({ key, content }) => [key, content]));
  const live = await findLiveDocs(ctx, await getShippedDocs(ctx), courseId);
  return {
    items: items.flatMap(({ id, slug, type }) => {
      const kind = itemTypes.find((known) => known === type);
      const hasBody = kind !== undefined && serverKinds[kind].authoring !== undefined;
      return localeCodes.map((lang) => {
        const item = { id, slug, lang };
        const seen = live && readItem(live.course, hasBody ? live.items[id] : undefined, item);
        const written = readItem(draft.content, hasBody ? bodies.get(id) : undefined, item);
        const isLive = seen !== undefined && isShown(seen, hasBody);
        return { itemId: id, lang, live: isLive, changed: isLive && !isDeepStrictEqual(seen, written) };
      });
    }),
  };
}

function isShown({ listed, texts, body }: Said, hasBody: boolean): boolean {
  return listed !== undefined && listed['planned'] !== true && !!texts && (!hasBody || !!body);
}

function readItem(
  course: EntryDocs,
  body: EntryDocs | undefined,
  { id, slug, lang }: { id: string; slug: string; lang: Locale },
): Said {
  const entries = listChapters(course.shared).flatMap(({ items }) => listObjects(items));
  const texts = objectOf(course.texts[lang]?.['items'])[slug];
  return {
    listed: entries.find((entry) => entry['id'] === id),
    texts: texts === undefined ? undefined : objectOf(texts),
    shared: body?.shared,
    body: body?.texts[lang],
  };
}
