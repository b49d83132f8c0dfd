import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import type { GameSummary, GameView } from '../contract.ts';
import { isShown } from '#features/learning/kinds/policy.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { GameBody } from './authoring.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import { itemPicture } from '#features/learning/courses/server/item-picture.ts';
import { getOpenBody } from '#features/learning/catalogue/server/open-items.ts';
import { findBestScore } from './stored-rounds.ts';
import { findPlayer } from './rounds.ts';

/** All playable games, in course order, with what the caller may open; none in classic mode. */
export async function listGames(ctx: Ctx, locale = ctx.locale): Promise<GameSummary[]> {
  if (!isShown(ctx.actor, 'game')) return [];
  const { courses } = await getCatalogue(ctx, locale);
  const now = ctx.clock.now();
  return courses
    .filter(({ archived }) => !archived)
    .flatMap((course) =>
      course.chapters
        .flatMap(({ items }) => items)
        .flatMap((item) => {
          if (item.planned || item.body?.kind !== 'game') return [];
          return {
            id: item.id,
            slug: item.slug,
            title: item.title,
            summary: item.summary,
            game: item.body.game,
            minutes: item.minutes,
            courseSlug: course.slug,
            courseTitle: course.title,
            picture: itemPicture(ctx, item),
            access: item.access,
            ...mayWatch(ctx.actor, item, now),
            href: href('lesson', { courseSlug: course.slug, itemSlug: item.slug }),
          };
        }),
    );
}

/** One game before a round, with the caller's best score. Refuses anything that is not a game or may not be opened. */
export async function getGame(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<GameView> {
  const { item, body } = await getOpenBody(ctx, itemId, 'game', locale);
  const cover = coverImage(ctx, item.courseCover);
  const userId = findPlayer(ctx);
  const best = userId && (await findBestScore(ctx, { userId, itemId }));
  return {
    ...viewGame(itemId, body, { picture: itemPicture(ctx, item), cover }),
    ...(best !== undefined && { best }),
  };
}

/** A game as sent to anyone: without a best score. */
export function viewGame(
  id: string,
  body: GameBody,
  { picture, cover }: Pick<GameView, 'picture' | 'cover'>,
): GameView {
  return {
    id,
    game: body.game,
    picture,
    cover,
    count: countOf(body),
    ...(body.game === 'sprint' && { seconds: body.seconds }),
  };
}

function countOf(body: GameBody): number {
  switch (body.game) {
    case 'pairs':
      return body.pairs.length;
    case 'order':
      return body.steps.length;
    case 'sprint':
      return body.statements.length;
    case 'baskets':
      return body.cards.length;
    case 'word-search':
    case 'crossword':
      return body.words.length;
  }
}
