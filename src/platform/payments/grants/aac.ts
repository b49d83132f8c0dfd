import * as z from 'zod';
import { decimalText } from '#core/money.ts';
import type { HttpAnswer } from '#platform/http-client/read-answer.ts';
import { readJson, type GrantAnswer, type GrantProtocol } from './grant-protocol.ts';

export interface AacKeys {
  url: string;
  key: string;
}

const Accepted = z.object({ reference: z.string().regex(/^[\w-]{1,60}$/) });
const Refused = z.object({ error: z.string().regex(/^\w{1,40}$/) });

/** AAC publishes no contract: this one is ours, for it or a small server before it (see the README). */
export function aac({ url, key }: AacKeys): GrantProtocol {
  return {
    id: 'aac',
    baseUrl: url,
    currency: 'GBP',
    grant: ({ paymentId, amount, donor }) => ({
      method: 'POST',
      path: '/grants',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...donor,
        amount: decimalText(amount),
        currency: amount.currency,
        reference: paymentId,
      }),
    }),
    readGrant,
  };
}

function readGrant(answer: HttpAnswer): GrantAnswer {
  const json = readJson(answer);
  const accepted = Accepted.safeParse(json);
  if (answer.status < 300)
    return accepted.success ? { kind: 'accepted', ...accepted.data } : { kind: 'unclear' };
  const refused = Refused.safeParse(json);
  if (answer.status >= 500 || !refused.success) return { kind: 'unclear' };
  const { error: code } = refused.data;
  return { kind: 'refused', failure: code === 'insufficient_funds' ? code : 'declined', code };
}
