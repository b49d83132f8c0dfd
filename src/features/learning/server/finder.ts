import type { MayFind } from '#platform/composition/findable.ts';
import type { Ctx } from '#platform/ctx.ts';
import { lockMessages, reasonBeyondSigningIn, mayWatch } from '../catalogue/policy.ts';
import { isShown } from '../kinds/policy.ts';
import { getCatalogue } from '../catalogue/server/catalogue.ts';
import { itemPicture } from '../courses/server/item-picture.ts';

/** What `mayFind` is asked about a course. */
export const courseSubject = (id: string) => `course/${id}`;

/** What it is asked about a category. */
export const categorySubject = (id: string) => `category/${id}`;

/**
 * What the caller may find: nothing about a course, a category or an item that is no longer in the catalog or not shown to her, and what is said
 * in a film only if she may watch it. A closed item she finds with the reason; for a visitor, the one that would remain
 * after signing in.
 */
export async function mayFindItems(ctx: Ctx): Promise<MayFind> {
  const { itemById, courses, categories } = await getCatalogue(ctx, ctx.locale);
  const lists = new Set([
    ...courses.map(({ id }) => courseSubject(id)),
    ...categories.map(({ id }) => categorySubject(id)),
  ]);
  const now = ctx.clock.now();
  return ({ kind, subject }) => {
    if (lists.has(subject)) return {};
    const item = itemById.get(subject);
    if (!item || !isShown(ctx.actor, item.type)) return undefined;
    const verdict = mayWatch(ctx.actor, item, now);
    if (kind === 'caption' && !verdict.mayWatch) return undefined;
    const image = itemPicture(ctx, item);
    if (kind !== 'item' || verdict.mayWatch) return { image };
    const code = reasonBeyondSigningIn(verdict.reason, item.access);
    return { image, note: { code, label: lockMessages[code] } };
  };
}
