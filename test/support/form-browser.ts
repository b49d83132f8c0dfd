import type { LightMyRequestResponse } from 'fastify';
import type { TestUser } from '#features/people/testing.ts';
import type { TestApp } from './app.ts';

/** A browser without scripts: it keeps its cookies, posts forms, and follows where they lead. */
export interface FormBrowser {
  /** Opens a page, or posts a form to it. */
  ask(path: string, form?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The id of the person who is signed in here. */
  who(): Promise<string | undefined>;
  /** Its cookies by name. */
  jar: Map<string, string>;
}

/** A new one in which this person is signed in. */
export async function openFormBrowser(app: TestApp, user: Pick<TestUser, 'userId'>): Promise<FormBrowser> {
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  for (const cookie of (await app.cookieOf(user)).cookie.split('; ')) keep(cookie);
  const ask: FormBrowser['ask'] = async (path, form) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: 'http://lamed.test' };
    const answer = await app.ask(path, form ? { method: 'POST', form, headers } : { headers });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) keep(set);
    return answer;
  };
  const who = async () => (await ask('/api/users/current')).json<{ id?: string }>().id;
  return { ask, who, jar };
}

/** The names of a page's forms, as their hidden fields have them. */
export const formsOf = (page: string): string[] =>
  [...page.matchAll(/<input[^>]*name="form"[^>]*>/g)].flatMap(
    ([field]) => /value="([^"]*)"/.exec(field)?.[1] ?? [],
  );
