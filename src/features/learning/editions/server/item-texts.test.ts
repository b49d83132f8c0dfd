import { expect, test } from 'vitest';
import type { CourseDocs } from './course-docs.ts';
import { fitAll, fitInTurns } from './item-texts.ts';

/** A course of many small items, each in one language. */
function makeDocs(count: number): CourseDocs {
  const ids = Array.from({ length: count }, (_, index) => `i_${index}`);
  const items = ids.map((id) => ({ id, slug: id, type: 'challenge' }));
  return {
    folder: 'kindness',
    course: { shared: { chapters: [{ id: 'ch', slug: 'one', items }] }, texts: {} },
    items: Object.fromEntries(
      ids.map((id) => [id, { shared: { steps: ['one', 'two'] }, texts: { en: { why: 'So' } } }]),
    ),
    films: {},
    media: [],
    resources: {},
  };
}

test('texts that fit quickly give way to others only now and then: a transaction waits for every turn', async () => {
  const docs = makeDocs(200);
  expect(fitAll(docs)).toHaveLength(200);
  let turns = 0;
  let isOver = false;
  const takeTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  await fitInTurns(docs);
  isOver = true;
  expect(turns).toBeLessThan(100);
});
