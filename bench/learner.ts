import type { CourseView } from '#features/learning/courses/contract.ts';
import { demoPassword } from '#features/people/server/public.ts';

/** One of the demo world's people who may watch every film. */
export const learnerAddress = 'paid@example.org';

export interface Learner {
  headers: Record<string, string>;
  /** Bodies of progress reports, one per film: a client that hammers a single film is rate-limited. */
  reports: string[];
}

/** Signs the learner in over HTTP. */
export async function signInAt(url: string): Promise<Learner> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: learnerAddress, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const get = async <T>(path: string) =>
    (await (await fetch(`${url}/api/content/courses/${path}`, { headers })).json()) as T;
  const courses = await get<{ slug: string }[]>('minimal');
  const whole = await Promise.all(courses.map(({ slug }) => get<CourseView>(`slug/${slug}`)));
  const items = whole.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  const films = items.filter(({ type, mayWatch }) => type === 'film' && mayWatch);
  return {
    headers,
    reports: films.map(({ id }) => JSON.stringify({ itemId: id, position: 3, watched: [[0, 3]] })),
  };
}
