import * as z from 'zod';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { ProviderHttp } from '../provider-http.ts';
import { parseJson, readStrictly } from '../strict-answer.ts';
import { PaymentAnswer } from './payment-answer.ts';

const Problem = z.object({ code: z.string().max(100), message: z.string().max(2000) });

/** After the first two, what the key or the name stands for may have taken money; the last is the answer of a sandbox that is off. */
const unclearCodes = ['idempotency_key_reused', 'reference_taken', 'not_found'];

/** The sandbox's API, with its answers checked. */
export class SandboxApi {
  readonly #http: ProviderHttp;
  readonly #authorization: string;

  constructor(http: ProviderHttp, key: string) {
    this.#http = http;
    this.#authorization = `Bearer ${key}`;
  }

  /** A payment; undefined if the sandbox has never heard of it. */
  async get(path: string): Promise<PaymentAnswer | undefined> {
    const { status, body } = await this.#http.send({
      method: 'GET',
      path,
      headers: { authorization: this.#authorization, accept: 'application/json' },
    });
    // Where the sandbox is off, a 404 says nothing about the payment, and has another code.
    if (status === 404 && readProblem(body)?.code === 'unknown_payment') return undefined;
    return read(status, body);
  }

  /** Asks for something that is done once per key. */
  async post(path: string, key: string, input: object): Promise<PaymentAnswer> {
    const { status, body } = await this.#http.send({
      method: 'POST',
      path,
      headers: {
        authorization: this.#authorization,
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(input),
    });
    return read(status, body);
  }
}

function read(status: number, body: Buffer): PaymentAnswer {
  if (status === 200) return readStrictly('sandbox', PaymentAnswer, parseJson(body));
  const problem = readProblem(body);
  if (status === 401 || status === 429 || status === 503)
    throw new ProviderAway('sandbox', `it answered ${status}`);
  if (!problem || status >= 500 || unclearCodes.includes(problem.code))
    throw new ProviderUnclear('sandbox', `it answered ${status} ${problem?.code ?? ''}`.trim());
  throw new SandboxProblem(problem.code);
}

/** The sandbox has done nothing, and says why. */
export class SandboxProblem extends ProviderRefused {
  readonly code: string;
  constructor(code: string) {
    super('sandbox', 'other', code);
    this.code = code;
  }
}

function readProblem(body: Buffer): z.infer<typeof Problem> | undefined {
  return Problem.safeParse(parseJson(body)).data;
}
