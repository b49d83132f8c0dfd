import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { rightResponse } from '#features/learning/quizzes/server/grading.ts';
import { questionsOf } from '#features/learning/quizzes/server/open-quizzes.ts';

/**
 * Plausible work of a class of the demo world: everyone is a little further or less far in the courses, and many give the same
 * wrong answer to the same question. Nobody is rewarded for it.
 */
export async function storeDemoWork(
  ctx: Ctx,
  students: readonly UserId[],
  courseIds: readonly string[],
): Promise<void> {
  const { courses } = await getCatalogue(ctx, 'en');
  const items = courses
    .filter(({ id }) => courseIds.includes(id))
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items))
    .filter(({ planned }) => !planned);
  const now = ctx.clock.now().getTime();
  for (const [index, userId] of students.entries()) {
    const reach = Math.round(items.length * (0.35 + ((index * 7) % 11) / 16));
    for (const [place, item] of items.entries()) {
      if (place > reach) break;
      const at = new Date(now - (items.length - place + (index % 5)) * dayMs * 0.8);
      const isHalfDone = place === reach;
      if (item.film)
        await watch(ctx, { userId, itemId: item.id, at }, item.film.duration * (isHalfDone ? 0.4 : 1));
      const questions = questionsOf(item) ?? [];
      const answers = (isHalfDone ? questions.slice(0, 1) : questions).flatMap((question, nth) => {
        const wrong = question.answers.find(({ id }) => !question.correct.includes(id));
        const isMissed =
          question.type === 'single' && wrong && (index + nth * 2 + place) % 5 < (nth === 1 ? 3 : 1);
        const response = isMissed ? [wrong.id] : rightResponse(question);
        return {
          user_id: userId,
          item_id: item.id,
          question_id: question.id,
          response: response.join(','),
          correct: !isMissed,
          answered_at: at,
        };
      });
      if (answers.length > 0)
        await ctx.db
          .insertInto('quiz_answers')
          .values(answers)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (!isHalfDone)
        await ctx.db
          .insertInto('completions')
          .values({ user_id: userId, item_id: item.id, completed_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
  }
}

async function watch(
  { db }: Pick<Ctx, 'db'>,
  { userId, itemId, at }: { userId: UserId; itemId: string; at: Date },
  seconds: number,
): Promise<void> {
  const tenths = Math.floor(seconds * 10);
  await db
    .insertInto('item_progress')
    .values({
      user_id: userId,
      item_id: itemId,
      position_tenths: tenths,
      watched_tenths: tenths,
      spans: JSON.stringify([[0, tenths]]),
      slack_tenths: 0,
      last_report_at: at,
      begun_at: at,
      version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
