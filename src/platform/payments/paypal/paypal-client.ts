import { z } from 'zod';
import { ProviderAway, ProviderUnclear } from '../provider-errors.ts';
import type { ProviderHttp } from '../provider-http.ts';
import type { HttpAnswer } from '#platform/http-client/read-answer.ts';
import { parseJson } from '../strict-answer.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { PaypalRefused } from './paypal-refusal.ts';

export interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The key for repeats, `PayPal-Request-Id`; PayPal keeps it for hours. */
  requestId?: string;
}

export interface PaypalClient {
  /** The JSON of a successful answer. Throws `PaypalRefused` or one of the port's errors. */
  call(request: PaypalRequest): Promise<unknown>;
}

type Options = Pick<PaypalConfig, 'id'> & { http: ProviderHttp; tokens: AccessTokens };

export function createPaypalClient({ id, http, tokens }: Options): PaypalClient {
  const send = (token: string, { method, path, body, requestId }: PaypalRequest) =>
    http.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      isAnswer,
    });

  return {
    async call(request) {
      const token = await tokens.get();
      let answer = await send(token, request);
      // A token may end before its time; what came with it was not looked at, so that it may go again, once.
      if (answer.status === 401) {
        tokens.drop(token);
        answer = await send(await tokens.get(), request);
      }
      if (answer.status < 300) return parseJson(answer.body);
      throw refusal(id, answer);
    },
  };
}

/** PayPal answers with JSON, or says nothing where there is nothing to say. */
function isAnswer({ status, body }: HttpAnswer): boolean {
  if (status === 204) return body.length === 0;
  const value = parseJson(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const problem = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** An earlier request may have taken the money: the same key or the same payment is at work, or done, there. */
const unclearIssues = ['DUPLICATE_INVOICE_ID', 'PREVIOUS_REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST_ID'];

function refusal(id: PaypalConfig['id'], { status, body }: HttpAnswer): Error {
  const { name, details } = problem.safeParse(parseJson(body)).data ?? {};
  const said = details?.[0]?.issue ?? name ?? '';
  const issue = /^[A-Z0-9_]{1,80}$/.test(said) ? said : 'no reason';
  if (status === 429) return new ProviderAway(id, 'too many requests');
  if (status === 409 || status >= 500 || unclearIssues.includes(issue))
    return new ProviderUnclear(id, `status ${status}, ${issue}`);
  return new PaypalRefused(id, status, issue);
}
