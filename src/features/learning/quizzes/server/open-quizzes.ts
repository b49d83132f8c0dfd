import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import type { QuizBody } from './authoring/quiz.ts';
import type { VidQuizBody } from './authoring/vidquiz.ts';
import { getOpenItem } from '#features/learning/catalogue/server/open-items.ts';

interface OpenQuiz {
  item: CatalogueItem;
  questions: readonly AskedQuestion[];
}

/** A question with its key; a VidQuiz's also has its times. */
export type AskedQuestion = QuizBody['questions'][number] | VidQuizBody['questions'][number];

/** A quiz or VidQuiz that the caller may open. Refuses as for any item; an item without questions is not found. */
export async function getOpenQuiz(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<OpenQuiz> {
  const item = await getOpenItem(ctx, itemId, locale);
  const questions = questionsOf(item);
  if (!questions) throw new NotFound();
  return { item, questions };
}

/** The questions of a quiz or VidQuiz, with their key; undefined for other items. */
export function questionsOf({ body }: CatalogueItem): readonly AskedQuestion[] | undefined {
  return body?.kind === 'quiz' || body?.kind === 'vidquiz' ? body.questions : undefined;
}

/** One question of such an item, by its public id; an unknown one is not found. */
export async function getOpenQuestion(ctx: Ctx, id: string): Promise<OpenQuiz & { question: AskedQuestion }> {
  const [itemId = ''] = id.split('.');
  const quiz = await getOpenQuiz(ctx, itemId);
  const question = quiz.questions.find((question) => questionIdOf(itemId, question.id) === id);
  if (!question) throw new NotFound();
  return { ...quiz, question };
}

/** A question's public id. */
export function questionIdOf(itemId: string, questionId: string): string {
  return `${itemId}.${questionId}`;
}
