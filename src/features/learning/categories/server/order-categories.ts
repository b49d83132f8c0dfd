import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { authorOf, changedPaths, changeLife, saveEntry } from '#features/cms/server/public.ts';
import type { EditedCategory } from '../contract.ts';
import {
  isMoved,
  listCategoryDrafts,
  listEditedCategories,
  orderOf,
  type CategoryDraft,
} from './edited-categories.ts';

type Listed = Promise<{ items: EditedCategory[]; totalItems: number }>;

/** Saves the order of all categories: a version of each that changes its place. Readers see it once it is published. */
export async function orderCategories(
  ctx: RequestCtx,
  wanted: readonly { slug: string; version: number }[],
): Listed {
  await inTransaction(ctx, async (ctx) => {
    const drafts = new Map((await listCategoryDrafts(ctx)).map(({ draft }) => [draft.key, draft]));
    const places = new Map(wanted.map(({ slug }, index) => [slug, index + 1]));
    if (places.size !== drafts.size || [...places.keys()].some((slug) => !drafts.has(slug)))
      throw new Conflict('changed_meanwhile', 'learning.categories.refusal.othersMeanwhile');
    // Of two who order at once, each locks in the same order, so that neither waits for the other forever.
    for (const { slug, version } of wanted.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
      const draft = drafts.get(slug);
      const order = places.get(slug);
      if (!draft || order === undefined || orderOf(draft.content) === order) continue;
      const shared = { ...draft.content.shared, order };
      await saveEntry(ctx, { id: draft.id, version, shared }, { author: authorOf(ctx) });
    }
  });
  return listEditedCategories(ctx);
}

/** Publishes the places of the categories that were moved, and nothing else of them. */
export async function publishCategoryOrder(ctx: RequestCtx): Listed {
  await inTransaction(ctx, async (ctx) => {
    const moved = (await listCategoryDrafts(ctx)).filter(isMoved);
    const unfinished = moved.filter(hasOtherChanges);
    if (unfinished.length > 0)
      throw new Invalid(
        unfinished.map(({ draft }) => ({
          path: draft.key,
          messageKey: 'learning.categories.issue.otherChanges',
          values: { slug: draft.key },
        })),
      );
    for (const { draft } of moved.toSorted((a, b) => (a.draft.key < b.draft.key ? -1 : 1))) {
      const { id, version, live } = draft;
      await changeLife(ctx, 'publish', { id, version, locales: live }, { author: authorOf(ctx) });
    }
  });
  return listEditedCategories(ctx);
}

/** Whether publishing its place would publish more of it. */
function hasOtherChanges({ draft, live }: CategoryDraft): boolean {
  const { shared, texts } = draft.content;
  return (
    changedPaths(live.shared, shared).some((path) => path !== 'order') ||
    draft.live.some((locale) => changedPaths(live.texts[locale], texts[locale]).length > 0)
  );
}
