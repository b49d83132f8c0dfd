import { ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import { createProviderHttp, type ProviderHttpOptions } from '../provider-http.ts';
import { readFields, type Fields } from './answer-fields.ts';
import { codeOf, refusalOf, resultCodes } from './result-codes.ts';

export interface YaadKeys {
  /** The terminal's number. */
  masof: string;
  key: string;
  passp: string;
}

export interface YaadClient {
  /** Signs and verifies, which moves no money. The answer is read, and nothing more: not every one has a code. */
  sign(what: 'SIGN' | 'VERIFY', parameters: Fields): Promise<{ fields: Fields; line: string }>;
  /** Everything else: answers with the fields and their code. */
  ask(action: string, parameters: Fields): Promise<{ fields: Fields; code: number }>;
  /** As `ask`, but throws unless it was done: refused if nothing was taken, else unclear. */
  order(action: string, parameters: Fields): Promise<Fields>;
}

/** Speaks to Hyp Pay. Signing goes by GET, as documented; the rest by POST, so that tokens stay out of addresses. */
export function createYaadClient(
  { masof, key, passp }: YaadKeys,
  options: Omit<ProviderHttpOptions, 'id'>,
): YaadClient {
  const http = createProviderHttp({ ...options, id: 'yaad' });
  const isAnswer = (answer: Parameters<typeof readFields>[0]) => readFields(answer) !== undefined;

  const client: YaadClient = {
    async sign(what, parameters) {
      const query = encode({
        action: 'APISign',
        What: what,
        KEY: key,
        PassP: passp,
        Masof: masof,
        ...parameters,
      });
      const answer = await http.send({ method: 'GET', path: `/?${query}`, isAnswer });
      return { fields: readFields(answer) ?? {}, line: answer.body.toString('utf8').trim() };
    },
    async ask(action, parameters) {
      const body = encode({
        action,
        Masof: masof,
        PassP: passp,
        ...parameters,
        UTF8: 'True',
        UTF8out: 'True',
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await http.send({ method: 'POST', path: '/', headers, body, isAnswer });
      const fields = readFields(answer) ?? {};
      const code = codeOf(fields);
      if (code === undefined) throw new ProviderUnclear('yaad', `${action} was answered without a code`);
      return { fields, code };
    },
    async order(action, parameters) {
      const { fields, code } = await client.ask(action, parameters);
      if (code === resultCodes.done) return fields;
      const failure = refusalOf(code);
      if (failure === undefined) throw new ProviderUnclear('yaad', `${action} was answered with ${code}`);
      throw new ProviderRefused('yaad', failure, `${action} was answered with ${code}`);
    },
  };
  return client;
}

/** In the order given, which a signature depends on. */
function encode(parameters: Fields): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}
