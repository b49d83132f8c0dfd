import type { ItemType } from '#core/item-types.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { questionsOf } from '#features/learning/quizzes/server/open-quizzes.ts';

export interface Period {
  from: Date;
  to: Date;
}

/** Something that a person completed, and what can be asked about it out loud: with its answer. */
export interface LearnedItem {
  id: string;
  title: string;
  type: ItemType;
  questions: readonly { ask: string; answer: string; explanation: string }[];
}

/** More than anyone completes in a week; of a longer time it is the latest. */
const itemsAtMost = 200;

/** What each of these people has completed in a period, the latest first, in a language. What has left the catalog is left out. */
export async function listLearned(
  ctx: Ctx,
  userIds: readonly UserId[],
  { from, to }: Period,
  locale: Locale,
): Promise<ReadonlyMap<UserId, LearnedItem[]>> {
  if (userIds.length === 0) return new Map();
  const { itemById } = await getCatalogue(ctx, locale);
  const rows = await ctx.db
    .selectFrom('completions')
    .select(['user_id', 'item_id'])
    .where('user_id', 'in', userIds)
    .where('completed_at', '>=', from)
    .where('completed_at', '<', to)
    .orderBy('completed_at', 'desc')
    .orderBy('item_id')
    .limit(itemsAtMost * userIds.length)
    .execute();
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    userIds.map((userId) => [
      userId,
      (byPerson.get(userId) ?? []).flatMap(({ item_id }) => {
        const item = itemById.get(item_id);
        return item ? [toLearned(item)] : [];
      }),
    ]),
  );
}

/** How many items these people have completed together in a period. */
export async function countLearned(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
  { from, to }: Period,
): Promise<number> {
  if (userIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('completions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', 'in', userIds)
    .where('completed_at', '>=', from)
    .where('completed_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}

function toLearned(item: CatalogueItem): LearnedItem {
  // Gaps, pairs and orders are for a screen.
  const spoken = (questionsOf(item) ?? []).filter(({ type }) => type === 'single' || type === 'multiple');
  return {
    id: item.id,
    title: item.title,
    type: item.type,
    questions: spoken.map(({ ask, answers, correct, explanation }) => ({
      ask,
      answer: answers.flatMap(({ id, text }) => (correct.includes(id) ? [text] : [])).join(' · '),
      explanation,
    })),
  };
}
