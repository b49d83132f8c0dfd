import type { Ctx } from '#platform/ctx.ts';
import { readSums, showShare, type Asked, type Chart } from '#features/reports/server/public.ts';
import type { Catalogue } from '../catalogue/server/catalogue-types.ts';
import { questionsOf, type AskedQuestion } from '../quizzes/server/open-quizzes.ts';
import { wordsOf } from '../quizzes/server/response-words.ts';

const mostRows = 20;

interface Hard {
  id: string;
  label: string;
  answered: number;
  wrong: number;
  commonest: { words: string; people: number };
}

/** The questions that most get wrong at first, and the wrong answer that most of them give. */
export async function chartHardest(ctx: Ctx, { span }: Asked, catalogue: Catalogue): Promise<Chart> {
  const { say } = ctx;
  const [answered, wrong] = await Promise.all([
    readSums(ctx, { kind: 'answered', dimension: 'subject', span, once: true }),
    readSums(ctx, { kind: 'answered', dimension: 'answer', span, once: true }),
  ]);
  const wrongOf = Map.groupBy(wrong, ([value]) => value.split(' ', 1)[0] ?? '');
  const questions = [...answered].flatMap(([subject, { people }]): Hard[] => {
    const question = findQuestion(catalogue, subject);
    if (!question) return [];
    const given = (wrongOf.get(subject) ?? []).map(([value, counted]) => ({
      words: wordsOf(question, value.slice(subject.length + 1)),
      people: counted.people,
    }));
    const [commonest = { words: '', people: 0 }] = given;
    const mistaken = given.reduce((sum, each) => sum + each.people, 0);
    return [{ id: subject, label: question.ask, answered: people, wrong: mistaken, commonest }];
  });
  // Ordered by what is shown: the order tells nothing besides.
  const hardest = questions
    .filter((question) => shareOf(question) > 0)
    .toSorted(
      (one, other) => shareOf(other) - shareOf(one) || one.label.localeCompare(other.label, ctx.locale),
    )
    .slice(0, mostRows);
  return {
    id: 'hardest',
    title: say('learning.report.hardest'),
    note: say('learning.report.hardestNote'),
    shape: 'table',
    rowHeading: say('learning.report.question'),
    columns: [
      { label: say('learning.report.answered'), unit: 'number' },
      { label: say('learning.report.wrong'), unit: 'share' },
      { label: say('learning.report.commonest'), unit: 'text' },
    ],
    rows: hardest.map(({ id, label, answered: all, wrong: some, commonest }) => {
      const of = { amount: all, people: all };
      return { id, label, cells: [of, { part: { amount: some, people: some }, of }, commonest] };
    }),
  };
}

function shareOf({ wrong, answered }: Hard): number {
  return showShare({ amount: wrong, people: wrong }, { amount: answered, people: answered }) ?? 0;
}

function findQuestion({ itemById }: Catalogue, subject: string): AskedQuestion | undefined {
  const [itemId = '', questionId] = subject.split('/');
  const item = itemById.get(itemId);
  return item && questionsOf(item)?.find(({ id }) => id === questionId);
}
