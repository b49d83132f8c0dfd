import { idOfItem } from './content-ids.ts';

/** What a session says of itself to its teacher. */
export interface LiveState {
  code: string;
  view: { version: number; state: string; index: number; count: number; question: LiveQuestion | null };
  counts: { players: number; answered: number };
  results: { questions: { answered: number; right: number }[] } | null;
}

export interface LiveQuestion {
  type: string;
  answers: { id: string }[];
  matches?: { id: string }[];
}

/** A phone without an account, at any of the processes that serve the same database. */
export interface Phone {
  /** Which one it asks, so that a phone finds another after its own has gone. */
  url: string;
  cookie: string;
}

/** Sends JSON as a page of the product does; `undefined` where no answer came. */
export async function send(
  url: string,
  path: string,
  {
    method = 'POST',
    body,
    headers = {},
  }: { method?: string; body?: object; headers?: Record<string, string> },
): Promise<{ status: number; json: unknown; cookies: string[] } | undefined> {
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { origin: url, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      json: text === '' ? null : (JSON.parse(text) as unknown),
      cookies: answer.headers.getSetCookie(),
    };
  } catch {
    return undefined;
  }
}

/** A quiz of the demo world in a new class of its educator; all calls go to the address that they are given. */
export async function startLiveQuiz(url: string, item: string) {
  const signedIn = await send(url, '/sessions', {
    body: { emailAddress: 'educator@example.org', password: 'shalom-lamed' },
  });
  const { token } = (signedIn?.json ?? {}) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const made = await send(url, '/users/current/classes', { body: { name: 'Live' }, headers });
  const { id: classId } = (made?.json ?? {}) as { id: string };
  const started = await send(url, `/classes/${classId}/live`, { body: { itemId: idOfItem(item) }, headers });
  if (started?.status !== 201) throw new Error(`no live quiz was started: ${JSON.stringify(started)}`);
  const { id } = started.json as { id: string };
  const see = async (at: string) =>
    (await send(at, `/live/${id}`, { method: 'GET', headers }))?.json as LiveState;
  return {
    id,
    headers,
    see,
    move: async (at: string, act: 'next' | 'end') => {
      const { version } = (await see(at)).view;
      return send(at, `/live/${id}/steps`, { body: { version, act }, headers });
    },
  };
}

/** Comes in with the class's code under a name of the list. */
export async function joinLiveQuiz(url: string, code: string, nameKey: string): Promise<Phone> {
  const joined = await send(url, `/live-codes/${code}/players`, { body: { nameKey } });
  const cookie = joined?.cookies.find((one) => one.startsWith('tl-live='))?.split(';')[0];
  if (cookie === undefined) throw new Error(`${nameKey} did not come in: ${JSON.stringify(joined)}`);
  return { url, cookie };
}

/** Any whole answer to a question. */
export function anyAnswer({ type, answers, matches = [] }: LiveQuestion): string {
  if (type === 'single' || type === 'multiple') return answers[0]?.id ?? '';
  if (type === 'match') return answers.map(({ id }, place) => `${id}:${matches[place]?.id ?? ''}`).join(',');
  return answers.map(({ id }) => id).join(',');
}

/** Follows a session at an address; `sent` is all that came so far, `until` waits for a text in it. */
export async function followLive(
  url: string,
  id: string,
  {
    cookie,
    headers = {},
    as,
  }: { cookie?: string; headers?: Record<string, string>; as: 'teacher' | 'player' },
) {
  const answer = await fetch(`${url}/api/live/${id}/stream?as=${as}`, {
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
  });
  if (!answer.ok || !answer.body) throw new Error(`the stream was answered ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    sent: () => text,
    async until(wanted: string): Promise<void> {
      while (!text.includes(wanted)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended without ${wanted}`);
        text += value;
      }
    },
    /** Resolves once the other side has gone, whether it said so or not. */
    async ended(): Promise<void> {
      for (;;) {
        const isOver = await reader.read().then(
          ({ done }) => done,
          () => true,
        );
        if (isOver) return;
      }
    },
    close: () => reader.cancel(),
  };
}
