import type { Ctx } from '#platform/ctx.ts';
import { writeCsv } from '#platform/listing/listing-csv.ts';
import { openScope, type ClassScope } from '#features/teaching/server/class-scope.ts';
import type { Cell, GridAsked } from '../contract.ts';
import { describeStudents } from './grid.ts';

/** Students in memory at a time. */
const batchSize = 100;

/**
 * The grid as a file for spreadsheets, batch after batch: a line for each student, a column for each item. For anyone who does
 * not teach the class it is not found, before the first line.
 */
export async function openResultsFile(ctx: Ctx, asked: GridAsked): Promise<AsyncIterable<string>> {
  return writeResults(ctx, await openScope(ctx, asked));
}

async function* writeResults(ctx: Ctx, { items, pupils }: ClassScope): AsyncGenerator<string> {
  const { say } = ctx;
  const head = [say('teaching.file.lastName'), say('teaching.file.firstName'), say('teaching.file.done')];
  yield `\u{feff}${writeCsv([[...head, ...items.map(({ title }) => title)]])}`;
  for (let start = 0; start < pupils.length; start += batchSize) {
    const students = await describeStudents(ctx, pupils.slice(start, start + batchSize), items);
    yield writeCsv(
      students.map(({ firstName, lastName, done, cells }) => {
        const byItem = new Map(cells.map((cell) => [cell.itemId, cell]));
        return [lastName, firstName, done, ...items.map(({ id }) => sayCell(ctx, byItem.get(id)))];
      }),
    );
  }
}

function sayCell({ sayIn, locale }: Pick<Ctx, 'sayIn' | 'locale'>, cell: Cell | undefined): string {
  if (!cell) return '';
  if (!cell.done)
    return cell.percent === undefined
      ? sayIn(locale, 'teaching.cell.begun')
      : sayIn(locale, 'teaching.cell.doing', { percent: cell.percent });
  return cell.score === undefined ? sayIn(locale, 'teaching.cell.done') : `${cell.score}%`;
}
