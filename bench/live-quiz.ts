import { get, type ClientRequest } from 'node:http';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { demoPassword } from '#features/people/server/public.ts';
import type { LiveSession } from '#features/presenting/live/contract.ts';
import { nameKeys } from '#features/presenting/live/policy-names.ts';
import type { Started } from './processes.ts';

/** How many play, each on a device of her own without an account. */
export const players = 100;
const teacher = 'educator@example.org';

type Headers = Record<string, string>;

/** A device's stream, with what it was last told. */
interface Device {
  cookie: string;
  stream: ClientRequest;
  /** Resolves with the time at which it has heard of this version. */
  hears(version: number): Promise<number>;
}

/**
 * Milliseconds from the teacher's press until a device shows what follows, for each step and device of a whole quiz in which
 * everybody answers every question.
 */
export async function measureLiveQuiz({ url }: Started): Promise<number[]> {
  const { post, read } = await signInTeacher(url);
  const { id: classId, code } = await post<{ id: string; code: string }>('users/current/classes', {
    name: 'Bench',
  });
  const { id } = await post<{ id: string }>(`classes/${classId}/live`, { itemId: await findQuiz(url, read) });
  const devices: Device[] = [];
  for (const nameKey of nameKeys.slice(0, players)) devices.push(await join(url, { code, nameKey, id }));

  const taken: number[] = [];
  for (;;) {
    const { view } = await read<LiveSession>(`live/${id}`);
    if (view.state === 'ended') break;
    const [answer] = view.question?.answers ?? [];
    if (view.state === 'question' && answer)
      await Promise.all(
        devices.map(({ cookie }) =>
          send(url, `live/${id}/answers`, { cookie }, { index: view.index, responseId: answer.id }),
        ),
      );
    const begun = performance.now();
    const heard = devices.map(async (device) => (await device.hears(view.version + 1)) - begun);
    await post(`live/${id}/steps`, { version: view.version, act: 'next' });
    taken.push(...(await Promise.all(heard)));
  }
  for (const { stream } of devices) stream.destroy();
  return taken;
}

async function signInTeacher(url: string) {
  const { token } = await json<{ token: string }>(
    await send(url, 'sessions', {}, { emailAddress: teacher, password: demoPassword }),
  );
  const headers = { authorization: `Bearer ${token}` };
  return {
    post: async <T>(path: string, body: object) => json<T>(await send(url, path, headers, body)),
    read: async <T>(path: string) => json<T>(await fetch(`${url}/api/${path}`, { headers })),
  };
}

async function findQuiz(url: string, read: <T>(path: string) => Promise<T>): Promise<string> {
  const [course] = await read<{ slug: string }[]>('content/courses/minimal');
  const { chapters } = await read<CourseView>(`content/courses/slug/${course?.slug}`);
  const quiz = chapters.flatMap(({ items }) => items).find(({ type }) => type === 'quiz');
  if (!quiz) throw new Error(`The first course at ${url} has no quiz.`);
  return quiz.id;
}

async function join(
  url: string,
  { code, nameKey, id }: { code: string; nameKey: string; id: string },
): Promise<Device> {
  const joined = await send(url, `live-codes/${code}/players`, { origin: url }, { nameKey });
  await json(joined);
  const cookie = joined.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  let known = 0;
  const waiting = new Map<number, (at: number) => void>();
  const hear = (version: number) => {
    known = Math.max(known, version);
    waiting.get(version)?.(performance.now());
    waiting.delete(version);
  };
  const stream = await new Promise<ClientRequest>((resolve, reject) => {
    const request = get(`${url}/api/live/${id}/stream`, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`A stream was answered with ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        for (const [, version] of part.matchAll(/"version":(\d+)/g)) hear(Number(version));
        resolve(request);
      });
      // It is destroyed in the end.
      answer.on('error', () => undefined);
      return undefined;
    });
    request.on('error', reject);
  });
  return {
    cookie,
    stream,
    hears: (version) =>
      known >= version
        ? Promise.resolve(performance.now())
        : new Promise((resolve) => waiting.set(version, resolve)),
  };
}

const send = (url: string, path: string, headers: Headers, body: object) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });

async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
