import { NotFound } from '../../../../core/refusals.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import type { QuizBody } from '../content/kinds/quiz.ts';
import type { VidQuizBody } from '../content/kinds/vidquiz.ts';
import { getOpenItem } from '../open-items.ts';

interface OpenQuiz {
  item: CatalogueItem;
  questions: readonly AskedQuestion[];
}

/** A question with its key; of a VidQuiz with its times. */
export type AskedQuestion = QuizBody['questions'][number] | VidQuizBody['questions'][number];

/** A quiz or VidQuiz that who asks may open. Refuses as every item is refused; an item without questions is not found. */
export async function getOpenQuiz(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<OpenQuiz> {
  const item = await getOpenItem(ctx, itemId, locale);
  const { body } = item;
  if (body?.kind !== 'quiz' && body?.kind !== 'vidquiz') throw new NotFound();
  return { item, questions: body.questions };
}

/** One question of such an item, by the id it is known by outside; an unknown one is not found. */
export async function getOpenQuestion(ctx: Ctx, id: string): Promise<OpenQuiz & { question: AskedQuestion }> {
  const [itemId = ''] = id.split('.');
  const quiz = await getOpenQuiz(ctx, itemId);
  const question = quiz.questions.find((question) => questionIdOf(itemId, question.id) === id);
  if (!question) throw new NotFound();
  return { ...quiz, question };
}

/** The id that a question has outside of its item. */
export function questionIdOf(itemId: string, questionId: string): string {
  return `${itemId}.${questionId}`;
}
