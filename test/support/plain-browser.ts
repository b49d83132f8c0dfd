import type { Asked, TestApp } from './app.ts';
import type { TestUser } from '#features/people/testing.ts';

/** A browser without scripts in which someone has signed in: it keeps its cookies, posts forms, and follows where they lead. */
export async function openBrowser(app: TestApp, user: TestUser) {
  return keepCookies(app, (await app.cookieOf(user)).cookie.split('; '));
}

/** The same on a device on which nobody has signed in. */
export const openVisitor = (app: TestApp) => keepCookies(app, []);

function keepCookies(app: TestApp, known: readonly string[]) {
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  for (const cookie of known) keep(cookie);
  const send = async (path: string, asked: Pick<Asked, 'method' | 'form' | 'body'> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.ask(path, { ...asked, headers: { cookie, origin: 'http://lamed.test' } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) keep(set);
    return answer;
  };
  /** Opens a page, or posts a form to it. */
  const ask = (path: string, form?: Asked['form']) => send(path, form ? { method: 'POST', form } : {});
  const who = async () => (await ask('/api/users/current')).json<{ id?: string }>().id;
  return { ask, send, who, jar };
}

export type PlainBrowser = Awaited<ReturnType<typeof openBrowser>>;

/** The names of a page's forms, as their hidden fields have them. */
export const formsOf = (page: string): string[] =>
  [...page.matchAll(/<input[^>]*name="form"[^>]*>/g)].flatMap(
    ([field]) => /value="([^"]*)"/.exec(field)?.[1] ?? [],
  );
