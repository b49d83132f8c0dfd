import { pictureKey } from '#features/learning/courses/server/item-picture.ts';
import { visitor } from '#core/actor.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { ComicView } from '../contract.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import { getOpenBody } from '#features/learning/catalogue/server/open-items.ts';
import type { ComicBody } from './authoring.ts';
import { markReading } from './reading-token.ts';

/** A comic to read: each panel's picture, its words and their positions. Refuses anyone who may not open the item. */
export async function getComic(ctx: RequestCtx, itemId: string, locale = ctx.locale): Promise<ComicView> {
  const { item, body } = await getOpenBody(ctx, itemId, 'comic', locale);
  const isPublic = mayWatch(visitor, item, ctx.clock.now()).mayWatch;
  const { actor } = ctx;
  return {
    ...viewComic(item.id, body, (picture) =>
      ctx.media.href(pictureKey(item, picture), isPublic ? 'public' : 'signed'),
    ),
    ...(actor.kind === 'member' && { mark: markReading(ctx, actor.userId, item.id, body.panels.length) }),
  };
}

/** A comic as sent to anyone: without the mark that a member claims it with. */
export function viewComic(
  id: string,
  { source, note, panels }: ComicBody,
  pictureHref: (file: string) => string,
): ComicView {
  return {
    id,
    source,
    ...(note !== undefined && { note }),
    panels: panels.map(({ picture, ...panel }) => ({ ...panel, src: pictureHref(picture) })),
  };
}
