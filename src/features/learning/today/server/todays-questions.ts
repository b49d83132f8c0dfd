import { createHash } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { localDateOf } from '#core/local-date.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { QuestionView } from '#features/learning/quizzes/contract.ts';
import { isShown } from '#features/learning/kinds/policy.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import { chooseQuestions } from '../policy.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { questionsOf } from '#features/learning/quizzes/server/open-quizzes.ts';
import { viewQuestion } from '#features/learning/quizzes/server/quizzes.ts';
import { dayOf } from './today.ts';

const atMost = 3;

/**
 * Questions that the caller answered on an earlier day, to answer again: her first answer still counts, so they earn
 * nothing. None on Shabbat and Yom Tov.
 */
export async function getTodaysQuestions(
  ctx: RequestCtx,
  locale = ctx.locale,
): Promise<{ questions: QuestionView[] }> {
  const { userId } = signedIn(ctx);
  const { today, zone, rests } = dayOf(ctx);
  if (rests) return { questions: [] };
  const { itemById } = await getCatalogue(ctx, locale);
  const rows = await ctx.db
    .selectFrom('quiz_answers')
    .select(['item_id', 'question_id', 'correct', 'answered_at'])
    .where('user_id', '=', userId)
    .execute();
  const answered = rows.flatMap((row) => {
    const item = itemById.get(row.item_id);
    const question = item && questionsOf(item)?.find(({ id }) => id === row.question_id);
    const isOpen =
      item && isShown(ctx.actor, item.type) && mayWatch(ctx.actor, item, ctx.clock.now()).mayWatch;
    return question && isOpen && localDateOf(row.answered_at, zone) < today
      ? [{ item, question, isRight: row.correct }]
      : [];
  });
  const rankOf = ({ question, item }: (typeof answered)[number]) =>
    createHash('sha256').update(`${today} ${item.id} ${question.id}`).digest().readUInt32BE();
  return {
    questions: chooseQuestions(answered, rankOf, atMost).map(({ item, question }) =>
      viewQuestion(ctx, item, question),
    ),
  };
}
