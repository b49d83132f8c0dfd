import type { Ctx } from '#platform/ctx.ts';
import { giveCourse, makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { itemIdOf, makeCourse, type MadeItem } from '#features/learning/testing.ts';
import { makeUser } from '#features/people/testing.ts';

const question = (id: string, ask: string) => ({
  id,
  type: 'single' as const,
  ask,
  answers: [
    { id: 'yes', text: `${ask} Yes` },
    { id: 'no', text: `${ask} No` },
    { id: 'both', text: `${ask} Both` },
  ],
  correct: ['yes'],
  explanation: 'Because it is written.',
});

/** A film of a minute and a quiz of two questions, whose right answers are `yes`. */
export const filmAndQuiz: MadeItem[] = [
  { duration: 60, access: 'public' },
  {
    type: 'quiz',
    access: 'public',
    body: { kind: 'quiz', questions: [question('one', 'Who came?'), question('two', 'Who ran?')] },
  },
];

/** A class that learns one course, with two students who joined before all that is made in it. */
export async function makeTaughtClass(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>) {
  const { id, educator } = await makeClass(ctx);
  const course = await makeCourse(ctx, { items: filmAndQuiz });
  await giveCourse(ctx, id, course.id);
  const dov = await makeUser(ctx, { role: 'student', first_name: 'Dov', last_name: 'Stern' });
  const ada = await makeUser(ctx, { role: 'student', first_name: 'Ada', last_name: 'Adler' });
  for (const { userId } of [dov, ada]) await makeStudentIn(ctx, id, userId);
  return { id, educator, course, film: itemIdOf(course), quiz: itemIdOf(course, 1), dov, ada };
}
