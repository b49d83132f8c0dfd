import type { Locale } from '#core/locale.ts';
import type { QuestionView, ToldAnswer } from '../contract.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { findItem, getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { disguise } from './opaque-ids.ts';
import { isResponse, isRight } from './grading.ts';
import { questionsOf, type AskedQuestion } from './open-quizzes.ts';
import { viewQuestion, type ShowingCtx } from './quizzes.ts';
import { revealAnswer } from './revealed-answer.ts';

/** One question that a teacher shows to a class. */
export interface ShownQuestion {
  /** Its authored id, the same in every language. */
  id: string;
  /** Without its key. */
  view: QuestionView;
  /** A response as sent, in authored ids, and whether it is right; undefined for anything that is no answer to this question. */
  grade(responseId: string): { response: string; correct: boolean } | undefined;
  /** The key with its explanation. */
  tell(): ToldAnswer;
  /** A response in authored ids, as it is sent. */
  write(response: string): string;
}

export interface ShownQuiz {
  item: CatalogueItem;
  questions: ShownQuestion[];
}

/**
 * A quiz or VidQuiz as a teacher shows it: whether she may open it was asked when she began, and those who look on need
 * no access of their own. Undefined for other items, and for one that is gone.
 */
export async function findShownQuiz(
  ctx: ShowingCtx,
  itemId: string,
  locale: Locale = ctx.locale,
): Promise<ShownQuiz | undefined> {
  const item = await findItem(ctx, itemId, locale);
  const questions = item && questionsOf(item);
  if (!questions) return undefined;
  return { item, questions: questions.map((question) => showQuestion(ctx, item, question)) };
}

function showQuestion(ctx: ShowingCtx, item: CatalogueItem, question: AskedQuestion): ShownQuestion {
  const disguised = disguise(ctx.sealing, item.id, question);
  return {
    id: question.id,
    view: viewQuestion(ctx, item, question),
    grade(responseId) {
      const response = disguised.read(responseId);
      if (!response || !isResponse(question, response)) return undefined;
      return { response: response.join(','), correct: isRight(question, response) };
    },
    tell() {
      const { correct: _, ...told } = revealAnswer(question, disguised, true);
      return told;
    },
    write: (response) => disguised.write(response.split(',')),
  };
}

/** How many of a quiz's questions stand in for questions to discuss. */
const borrowedTalk = 3;

/** Questions to discuss with an item: its own, else those of its quiz, or of the next quiz in its course. */
export async function listTalk(ctx: ShowingCtx, item: CatalogueItem): Promise<readonly string[]> {
  if (item.talk?.length) return item.talk;
  if (questionsOf(item)) return [];
  const course = (await getCatalogue(ctx, ctx.locale)).courseById.get(item.courseId);
  const items = course?.chapters.flatMap((chapter) => chapter.items) ?? [];
  const place = items.findIndex(({ id }) => id === item.id);
  const later = items.slice(place + 1).find((other) => other.body?.kind === 'quiz');
  const questions = later ? (questionsOf(later) ?? []) : [];
  return questions
    .filter(({ type }) => type === 'single' || type === 'multiple')
    .slice(0, borrowedTalk)
    .map(({ ask }) => ask);
}
