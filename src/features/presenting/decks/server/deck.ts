import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { listOpeningQuestions } from '#features/curriculum/server/public.ts';
import { requireTaughtClass } from '#features/classes/server/public.ts';
import type { ToldAnswer } from '#features/learning/contract.ts';
import { findShownQuiz, getAllowedItem, itemPicture, listTalk } from '#features/learning/server/public.ts';
import { findRunning } from '#features/presenting/live/server/sessions.ts';
import type { DeckView } from '../contract.ts';

interface Shown {
  classId: string;
  itemId: string;
}

/** What a teacher shows of an item that she may open herself. */
export async function getDeck(ctx: RequestCtx, { classId, itemId }: Shown): Promise<DeckView> {
  const { id, name } = await requireTaughtClass(ctx, classId);
  const item = await getAllowedItem(ctx, itemId);
  const running = await findRunning(ctx, id);
  const lang = item.bodyLang ?? item.lang;
  return {
    className: name,
    itemId: item.id,
    title: item.title,
    type: item.type,
    courseSlug: item.courseSlug,
    itemSlug: item.slug,
    ...(lang && { lang }),
    hasQuestions: (await findShownQuiz(ctx, itemId)) !== undefined,
    hasFilm: item.film !== undefined,
    poster: itemPicture(ctx, item),
    opening: await listOpeningQuestions(ctx.locale, [item.slug, ...item.formerSlugs]),
    talk: [...(await listTalk(ctx, item))],
    liveId: running?.itemId === item.id ? running.id : null,
  };
}

/** The key of one question, for the teacher who shows it: pressing on is her reveal. */
export async function tellQuestion(
  ctx: RequestCtx,
  { classId, itemId, questionId }: Shown & { questionId: string },
): Promise<ToldAnswer> {
  await requireTaughtClass(ctx, classId);
  await getAllowedItem(ctx, itemId);
  const quiz = await findShownQuiz(ctx, itemId);
  const question = quiz?.questions.find(({ view }) => view.id === questionId);
  if (!question) throw new NotFound();
  return question.tell();
}
