import { visitor } from '../../../../core/actor.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import type { QuestionView, QuizView } from '../../contract-quizzes.ts';
import { mayWatch } from '../../policy.ts';
import { listAnswers, type FirstAnswer } from './answers.ts';
import { disguise } from './disguises.ts';
import { getOpenQuiz, questionIdOf, type AskedQuestion } from './open-quizzes.ts';
import { tellOf } from './told.ts';

/**
 * The questions of a quiz or VidQuiz, each without its key until a member has answered it: then with her answer and what
 * it was worth. Refuses what who asks may not open.
 */
export async function getQuiz(ctx: RequestCtx, itemId: string, locale = ctx.locale): Promise<QuizView> {
  const { item, questions } = await getOpenQuiz(ctx, itemId, locale);
  const { actor, db } = ctx;
  const answers = actor.kind === 'visitor' ? [] : await listAnswers(db, actor.userId, item.id);
  const visibility = mayWatch(visitor, item, ctx.clock.now()).mayWatch ? 'public' : 'signed';
  const pictureOf = ({ picture }: AskedQuestion) =>
    picture && {
      src: ctx.media.href(`${item.courseId}/pictures/${item.id}/${picture.file}`, visibility),
      alt: picture.alt,
    };
  return {
    id: item.id,
    title: item.title,
    questions: questions.map((question) => {
      const answer = answers.find(({ questionId }) => questionId === question.id);
      return toView(ctx, item.id, question, { picture: pictureOf(question), answer });
    }),
  };
}

function toView(
  { sealing }: RequestCtx,
  itemId: string,
  question: AskedQuestion,
  { picture, answer }: { picture: QuestionView['picture']; answer: FirstAnswer | undefined },
): QuestionView {
  const { id, type, ask, correct } = question;
  const disguised = disguise(sealing, itemId, question);
  const { answers, matches, write } = disguised;
  return {
    id: questionIdOf(itemId, id),
    type,
    ask,
    ...(type === 'fill' && { gaps: correct.length }),
    answers,
    ...(matches && { matches }),
    ...(picture && { picture }),
    ...(answer && {
      given: { responseId: write(answer.response), ...tellOf(question, disguised, answer.correct) },
    }),
  };
}
