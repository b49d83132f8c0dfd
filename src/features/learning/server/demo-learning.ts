import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { storeDemoFigures, storeDemoSeconds, type DemoFigure } from '#features/reports/server/public.ts';
import { createEntry, listDrafts, shellAuthor } from '#features/cms/server/public.ts';
import { getCatalogue } from '../catalogue/server/catalogue.ts';
import type { CatalogueItem } from '../catalogue/server/catalogue-types.ts';
import { seedDemoReviews } from './demo-reviews.ts';
import { questionsOf } from '../quizzes/server/open-quizzes.ts';

const mostItems = 24;
const mostFilms = 6;

/** Gives the demo world's report what has been learned: items, a few films second by second, and questions; and texts to judge. */
export async function seedDemoLearning(ctx: Ctx): Promise<void> {
  const { courses } = await getCatalogue(ctx, 'en');
  const items = await listDemoItems(ctx);
  // The month before this one: a report reads a whole month at once.
  const start = `${addDays(`${ctx.clock.now().toISOString().slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  await storeDemoFigures(ctx.db, [
    ...items.flatMap((item, index) => makeItem(item, start, 900 / (index + 3))),
    ...items.flatMap((item) => makeAnswers(item, start)),
  ]);
  for (const { id, film } of items.filter((item) => item.film).slice(0, mostFilms))
    await storeDemoSeconds(ctx, id, drawAudience(Math.floor(film?.duration ?? 0)));
  await beginDemoDownload(ctx, courses[0]?.id);
  await seedDemoReviews(ctx);
}

/** What the people of the demo world learn with. */
export async function listDemoItems(ctx: Ctx): Promise<CatalogueItem[]> {
  const { courses } = await getCatalogue(ctx, 'en');
  return courses
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items))
    .filter(({ minutes }) => minutes > 0)
    .slice(0, mostItems);
}

/** A download that staff has begun, and whose file is still to come. */
async function beginDemoDownload(ctx: Ctx, course: string | undefined): Promise<void> {
  const [known] = await listDrafts(ctx, 'download', ['d-demo']);
  if (known || course === undefined) return;
  const texts = { en: { title: 'A tent to cut out' }, he: { title: 'אוהל לגזירה' } };
  const shared = { course, kind: 'workbook', lang: 'en' };
  const entry = { contentType: 'download', key: 'd-demo', shared, texts };
  await createEntry(ctx, entry, { author: shellAuthor('demo') });
}

function makeItem({ id, film }: CatalogueItem, start: string, most: number): DemoFigure[] {
  const figure = (kind: string, count: number): DemoFigure => {
    const people = Math.round(count);
    return { period: 'month', start, kind, dimension: 'subject', value: id, amount: people, people };
  };
  return [figure('completed', most * 0.72), ...(film ? [figure('started', most)] : [])];
}

/** Each question is a little harder than the one before, and most go wrong in the same way. */
function makeAnswers(item: CatalogueItem, start: string): DemoFigure[] {
  return (questionsOf(item) ?? []).flatMap(({ id, type, answers, correct }, index) => {
    const [answered, wrong] = [80, 12 + index * 6];
    const subject = `${item.id}/${id}`;
    const tempting = answers.find((answer) => !correct.includes(answer.id));
    const figure = { period: 'month', start, kind: 'answered' } as const;
    return [
      { ...figure, dimension: 'subject', value: subject, amount: answered, people: answered },
      ...(tempting && type === 'single'
        ? [
            {
              ...figure,
              dimension: 'answer',
              value: `${subject} ${tempting.id}`,
              amount: wrong,
              people: wrong,
            },
          ]
        : []),
    ];
  });
}

/** An audience that thins out: quickly in the first seconds, then slowly, and at the credits. */
function drawAudience(seconds: number): number[] {
  return Array.from({ length: seconds }, (_, second) => {
    const [early, late] = [Math.exp(-second / 12), second / seconds];
    const credits = late > 0.93 ? (late - 0.93) * 4 : 0;
    return Math.round(300 * (0.74 + 0.26 * early - 0.18 * late - credits));
  });
}
