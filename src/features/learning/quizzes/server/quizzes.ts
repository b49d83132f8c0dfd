import { pictureKey } from '#features/learning/courses/server/item-picture.ts';
import { visitor } from '#core/actor.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import type { QuestionView, QuizView } from '../contract.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { listAnswers, type FirstAnswer } from './answers.ts';
import { disguise } from './opaque-ids.ts';
import { getOpenQuiz, questionIdOf, type AskedQuestion } from './open-quizzes.ts';
import { revealAnswer } from './revealed-answer.ts';

/**
 * The questions of a quiz or VidQuiz, each without its key until a member has answered it: then with her answer and its
 * result. Refuses what the caller may not open.
 */
export async function getQuiz(ctx: RequestCtx, itemId: string, locale = ctx.locale): Promise<QuizView> {
  const { item, questions } = await getOpenQuiz(ctx, itemId, locale);
  const { actor, db } = ctx;
  const answers = actor.kind === 'visitor' ? [] : await listAnswers(db, actor.userId, item.id);
  return {
    id: item.id,
    title: item.title,
    questions: questions.map((question) => {
      const answer = answers.find(({ questionId }) => questionId === question.id);
      return viewQuestion(ctx, item, question, answer);
    }),
  };
}

/** What questions are shown with: a request's ctx has it, and so have pages that are told of a class's quiz. */
export type ShowingCtx = Ctx & Pick<RequestCtx, 'sealing'>;

/** One question as sent: without its key, unless with the answer that has earned it. */
export function viewQuestion(
  ctx: ShowingCtx,
  item: CatalogueItem,
  question: AskedQuestion,
  answer?: FirstAnswer,
): QuestionView {
  const visibility = mayWatch(visitor, item, ctx.clock.now()).mayWatch ? 'public' : 'signed';
  const pictureHref = (file: string) => ctx.media.href(pictureKey(item, file), visibility);
  return viewQuestionOf({ itemId: item.id, sealing: ctx.sealing, pictureHref }, question, answer);
}

/** What a question is sent with besides itself. */
interface Asking extends Pick<RequestCtx, 'sealing'> {
  itemId: string;
  pictureHref(file: string): string;
}

/** The same for any item, published or not. */
export function viewQuestionOf(
  { itemId, sealing, pictureHref }: Asking,
  question: AskedQuestion,
  answer?: FirstAnswer,
): QuestionView {
  const { id, type, ask, correct, picture } = question;
  const disguised = disguise(sealing, itemId, question);
  const { answers, matches, write } = disguised;
  return {
    id: questionIdOf(itemId, id),
    type,
    ask,
    ...(type === 'fill' && { gaps: correct.length }),
    answers,
    ...(matches && { matches }),
    ...(picture && { picture: { src: pictureHref(picture.file), alt: picture.alt } }),
    ...(answer && {
      given: { responseId: write(answer.response), ...revealAnswer(question, disguised, answer.correct) },
    }),
  };
}
