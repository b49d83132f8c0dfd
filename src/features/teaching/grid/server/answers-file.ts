import type { Ctx } from '#platform/ctx.ts';
import { writeCsv } from '#platform/listing/listing-csv.ts';
import { listAnswersGiven } from '#features/learning/server/public.ts';
import { openScope, type ClassScope } from '#features/teaching/server/class-scope.ts';
import { asLearner } from '#features/teaching/server/pupils.ts';
import type { GridAsked } from '../contract.ts';

/** Students in memory at a time. */
const batchSize = 100;

const headings = [
  'teaching.file.lastName',
  'teaching.file.firstName',
  'teaching.file.course',
  'teaching.file.item',
  'teaching.file.question',
  'teaching.file.given',
  'teaching.file.right',
  'teaching.file.isRight',
  'teaching.file.at',
];

/**
 * The single answers behind the grid as a file for spreadsheets, batch after batch: a line for each first answer that a
 * student gave since her teacher may see them. For anyone who does not teach the class it is not found, before the first line.
 */
export async function openAnswersFile(ctx: Ctx, asked: GridAsked): Promise<AsyncIterable<string>> {
  return writeAnswers(ctx, await openScope(ctx, asked));
}

async function* writeAnswers(ctx: Ctx, { courses, items, pupils }: ClassScope): AsyncGenerator<string> {
  const { say } = ctx;
  yield `\u{feff}${writeCsv([headings.map((heading) => say(heading))])}`;
  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  const byId = new Map(items.map((item) => [item.id, item]));
  for (let start = 0; start < pupils.length; start += batchSize) {
    const batch = pupils.slice(start, start + batchSize);
    const people = new Map(batch.map((pupil) => [pupil.userId, pupil]));
    const answers = await listAnswersGiven(ctx, batch.map(asLearner), [...byId.keys()]);
    const lines = answers.map(({ userId, itemId, ask, given, right, correct, at }) => {
      const { lastName = '', firstName = '' } = people.get(userId) ?? {};
      const { courseId = '', title = '' } = byId.get(itemId) ?? {};
      const isRight = say(correct ? 'teaching.file.yes' : 'teaching.file.no');
      return [lastName, firstName, titles.get(courseId) ?? '', title, ask, given, right, isRight, at];
    });
    if (lines.length > 0) yield writeCsv(lines);
  }
}
