import { beforeEach, expect, test } from 'vitest';
import { NotFound } from '#core/refusals.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeClass, makeStudentIn, showDetails } from '#features/classes/testing.ts';
import { makeCourse, makeWork } from '#features/learning/testing.ts';
import { changeUser, makeUser } from '#features/people/testing.ts';
import { filmAndQuiz, makeTaughtClass } from '#features/teaching/testing.ts';
import { openAnswersFile } from './answers-file.ts';
import { getGrid, getGridSummary } from './grid.ts';
import { openResultsFile } from './results-file.ts';
import { getItemResults, getStudentResults } from './results.ts';

const database = useDatabase();
let ctx: TestCtx;
let world: Awaited<ReturnType<typeof makeTaughtClass>>;
let teacher: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  world = await makeTaughtClass(ctx);
  teacher = { ...ctx, actor: world.educator.actor };
  ctx.clock.advance(3600);
});

const answered = (way: 'yes' | 'no') => ({ response: way, correct: way === 'yes' });

test('shows by name who has done what, how far, with which score, and what most got wrong', async () => {
  const { id, film, quiz, dov, ada, course } = world;
  await makeWork(ctx, dov.userId, film, { watched: 30 });
  await makeWork(ctx, ada.userId, film, { watched: 60, done: true });
  await makeWork(ctx, ada.userId, quiz, {
    done: true,
    answers: [
      { questionId: 'one', ...answered('yes') },
      { questionId: 'two', ...answered('no') },
    ],
  });
  const elsewhere = await makeCourse(ctx, { items: filmAndQuiz });
  await makeWork(ctx, ada.userId, elsewhere.chapters[0]?.items[0]?.id ?? '', { done: true });

  expect(await getGrid(teacher, { id })).toMatchObject({
    courses: [{ id: course.id }],
    courseId: null,
    items: [{ id: film }, { id: quiz }],
    totalStudents: 2,
    students: [
      {
        firstName: 'Ada',
        done: 2,
        cells: [
          { itemId: film, done: true },
          { itemId: quiz, done: true, score: 50 },
        ],
      },
      { firstName: 'Dov', done: 0, cells: [{ itemId: film, done: false, percent: 50 }] },
    ],
  });
  expect(await getGridSummary(teacher, { id })).toEqual({
    students: 2,
    items: [
      { id: film, done: 1 },
      { id: quiz, done: 1, score: 50 },
    ],
    missed: [
      {
        itemId: quiz,
        itemTitle: 'Film (en)',
        ask: 'Who ran?',
        right: 'Who ran? Yes',
        answered: 1,
        missed: 1,
        wrong: [{ words: 'Who ran? No', students: 1 }],
      },
    ],
  });
  expect(await getStudentResults(teacher, { id, studentId: ada.userId })).toMatchObject({
    student: { firstName: 'Ada' },
    done: 2,
    items: 2,
    courses: [
      {
        items: [
          { id: film, doneAt: ctx.clock.now().toISOString() },
          { id: quiz, answers: [{ correct: true }, { given: 'Who ran? No', right: 'Who ran? Yes' }] },
        ],
      },
    ],
  });
  expect(await getItemResults(teacher, { id, itemId: quiz })).toMatchObject({ students: 2, done: 1 });
});

test('shows of what she did before she joined that it is done, and nothing else', async () => {
  const { id, film, quiz, ada } = world;
  const before = new Date(ctx.clock.now().getTime() - 7200_000);
  const answers = [{ questionId: 'one', ...answered('no') }];
  await makeWork(ctx, ada.userId, film, { at: before, done: true });
  await makeWork(ctx, ada.userId, quiz, { at: before, answers });
  const results = await getStudentResults(teacher, { id, studentId: ada.userId });
  expect(results.courses[0]?.items).toMatchObject([
    { cell: { done: true }, answers: [] },
    { cell: null, answers: [] },
  ]);
  expect(results.courses[0]?.items[0]).not.toHaveProperty('doneAt');
  expect((await getGridSummary(teacher, { id })).missed).toEqual([]);
});

test('shows of a film that she had begun before she joined that it is begun, but not how far', async () => {
  const { id, film, dov } = world;
  const begunAt = new Date(ctx.clock.now().getTime() - 7200_000);
  await makeWork(ctx, dov.userId, film, { begunAt, watched: 50 });
  const [row] = (await getGrid(teacher, { id })).students.filter(({ firstName }) => firstName === 'Dov');
  expect(row?.cells).toEqual([{ itemId: film, done: false }]);
});

test('is not found for the teacher of another class, with any id of this one', async () => {
  const { id, quiz, ada } = world;
  const other = await makeClass(ctx);
  const course = await makeCourse(ctx, { items: filmAndQuiz });
  const stranger = { ...ctx, actor: other.educator.actor };
  const asked = [
    () => getGrid(stranger, { id }),
    () => getGridSummary(stranger, { id }),
    () => getStudentResults(stranger, { id, studentId: ada.userId }),
    () => getStudentResults(stranger, { id: other.id, studentId: ada.userId }),
    () => getItemResults(stranger, { id, itemId: quiz }),
    () => openResultsFile(stranger, { id }),
    () => openAnswersFile(stranger, { id }),
    // What the class has nothing to do with.
    () => getItemResults(teacher, { id, itemId: course.chapters[0]?.items[0]?.id ?? '' }),
    () => getStudentResults(teacher, { id, studentId: other.educator.userId }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toThrow(NotFound);
});

test('comes as a file of single answers, those since each student joined, with safe cells', async () => {
  const { id, quiz, ada, dov } = world;
  const before = new Date(ctx.clock.now().getTime() - 7200_000);
  const at = ctx.clock.now();
  await changeUser(ctx, ada.userId, { last_name: '=SUM(A1)' });
  await makeWork(ctx, ada.userId, quiz, { answers: [{ questionId: 'two', ...answered('no') }] });
  await makeWork(ctx, dov.userId, quiz, { answers: [{ questionId: 'one', ...answered('yes') }] });
  await makeWork(ctx, dov.userId, quiz, { at: before, answers: [{ questionId: 'two', ...answered('no') }] });
  const text = (await Array.fromAsync(await openAnswersFile(teacher, { id }))).join('');
  expect(text.trim().split('\r\n')).toEqual([
    'Last name,First name,Course,Lesson,Question,First answer,Right answer,Right,Answered at',
    `'=SUM(A1),Ada,Course (en),Film (en),Who ran?,Who ran? No,Who ran? Yes,no,${at.toISOString()}`,
    `Stern,Dov,Course (en),Film (en),Who came?,Who came? Yes,Who came? Yes,yes,${at.toISOString()}`,
  ]);
});

test('comes as a file without the answers from before a student was told that her teacher sees them', async () => {
  const { id, quiz, ada } = world;
  const student = { classId: id, userId: ada.userId };
  const earlier = new Date(ctx.clock.now().getTime() - 1800_000);
  const later = ctx.clock.now();
  await makeWork(ctx, ada.userId, quiz, { at: earlier, answers: [{ questionId: 'one', ...answered('no') }] });
  await makeWork(ctx, ada.userId, quiz, { at: later, answers: [{ questionId: 'two', ...answered('yes') }] });
  const questions = async (from?: Date) => {
    await showDetails(ctx, student, from);
    const [, ...lines] = (await Array.fromAsync(await openAnswersFile(teacher, { id })))
      .join('')
      .split('\r\n');
    return lines.flatMap((line) => /Who \w+\?/.exec(line) ?? []);
  };
  expect(await questions(earlier)).toEqual(['Who came?', 'Who ran?']);
  expect(await questions(later)).toEqual(['Who ran?']);
  expect(await questions()).toEqual([]);
});

test('comes fifty students at a time, all of them once, and as a file with safe cells', async () => {
  const { id } = world;
  for (let index = 0; index < 60; index += 1) {
    const columns = { first_name: `Student ${index}`, last_name: '=SUM(A1)' };
    await makeStudentIn(ctx, id, (await makeUser(ctx, columns)).userId);
  }
  const first = await getGrid(teacher, { id });
  const second = await getGrid(teacher, { id, after: first.next });
  expect([first.students.length, second.students.length, second.next]).toEqual([50, 12, undefined]);
  expect(new Set([...first.students, ...second.students].map((student) => student.id)).size).toBe(62);
  const lines = (await Array.fromAsync(await openResultsFile(teacher, { id }))).join('').trim().split('\r\n');
  expect(lines).toHaveLength(63);
  expect(lines[0]).toBe('Last name,First name,Items done,Film (en),Film (en)');
  expect(lines.some((line) => line.startsWith("'=SUM(A1)"))).toBe(true);
});
