import type { CourseView } from '#features/learning/courses/contract.ts';
import type { QuestionView, QuizView } from '#features/learning/quizzes/contract.ts';
import type { Pool } from 'pg';
import type { Request } from 'autocannon';

/** How many people there are. */
export const answerers = 1000;

/** Creates people who answer quizzes, each with a session whose token is known. */
export async function fillAnswerers(pool: Pool): Promise<void> {
  await pool.query(
    `insert into users (id, email_address, email_key, password_hash, first_name, last_name, role, language, admin, demo, created_at)
     select 'answerer-' || n, 'answerer' || n || '@example.org', 'answerer' || n || '@example.org', 'none', 'Bench', 'Person', 'learner', 'en', false, false, now()
     from generate_series(0, ${answerers - 1}) n on conflict do nothing`,
  );
  await pool.query(
    `insert into entitlements (user_id, plan)
     select 'answerer-' || n, 'standard' from generate_series(0, ${answerers - 1}) n on conflict do nothing`,
  );
  await pool.query(
    `insert into sessions (id, user_id, bearer_hash, cookie_hash, user_agent, created_at, last_seen_at, expires_at)
     select 'answerer-' || n, 'answerer-' || n, sha256(('${tokenOf('')}' || n)::bytea), sha256(('cookie-' || n)::bytea), 'bench', now(), now(), now() + interval '1 day'
     from generate_series(0, ${answerers - 1}) n on conflict do nothing`,
  );
}

/** First answers of all these people to all questions of all courses, each once: everyone the first question, then the second. */
export async function listFirstAnswers(url: string, headers: Record<string, string>): Promise<() => Request> {
  const get = async <T>(path: string) =>
    (await (await fetch(`${url}/api/content/${path}`, { headers })).json()) as T;
  const courses = await get<{ slug: string }[]>('courses/minimal');
  const questions: { path: string; body: string }[] = [];
  for (const { slug } of courses) {
    const { chapters } = await get<CourseView>(`courses/slug/${slug}`);
    for (const { id } of chapters.flatMap(({ items }) => items).filter(({ type }) => type === 'quiz')) {
      const quiz = await get<QuizView>(`quizzes/${id}`);
      for (const question of quiz.questions)
        questions.push({
          path: `/api/users/current/completed-quiz/${question.id}`,
          body: JSON.stringify({ responseId: anyResponse(question) }),
        });
    }
  }
  let given = 0;
  return () => {
    const question = questions[Math.floor(given / answerers)];
    if (!question) throw new Error('Everyone has answered everything: create more people.');
    const headers = { ...signAs(given), 'content-type': 'application/json' };
    given += 1;
    return { ...question, headers };
  };
}

/** Progress reports from all these people in turn: nobody reports sixteen times at once. */
export function makeReports(reports: readonly string[]): () => Request {
  let sent = 0;
  return () => {
    const body = reports[Math.floor(sent / answerers) % reports.length] ?? '';
    const headers = { ...signAs(sent), 'content-type': 'application/json' };
    sent += 1;
    return { body, headers };
  };
}

/** Signs a request as one of these people, in turn. */
export function signAs(n: number): { authorization: string } {
  return { authorization: `Bearer ${tokenOf(n % answerers)}` };
}

function tokenOf(n: number | ''): string {
  return `bench-answerer-token-${n}`;
}

/** A well-formed answer, right or wrong. */
function anyResponse({ type, answers, matches = [], gaps = 1 }: QuestionView): string {
  const ids = answers.map(({ id }) => id);
  const counts = { single: 1, multiple: 1, order: ids.length, match: ids.length, fill: gaps };
  const parts = type === 'match' ? ids.map((id, index) => `${id}:${matches[index]?.id}`) : ids;
  return parts.slice(0, counts[type]).join(',');
}
