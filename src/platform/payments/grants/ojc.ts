import { decimalText } from '#core/money.ts';
import type { FailureReason } from '../provider.ts';
import type { HttpAnswer } from '#platform/http-client/read-answer.ts';
import type { GrantAnswer, GrantProtocol } from './grant-protocol.ts';

export interface OjcKeys {
  url: string;
  user: string;
  password: string;
  /** The organization, as the fund has it. */
  key: string;
}

/** OJC's own statuses, and what they mean; anything else says nothing about the grant. */
const refusals: Readonly<Record<number, FailureReason>> = {
  406: 'declined',
  451: 'insufficient_funds',
  452: 'declined',
  453: 'other',
  461: 'other',
  462: 'declined',
};

/** OJC answers an accepted charity card with 200 and its reference alone. */
export function ojc({ url, user, password, key }: OjcKeys): GrantProtocol {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    id: 'ojc',
    baseUrl: url,
    currency: 'USD',
    grant: ({ paymentId, amount, donor }) => ({
      method: 'POST',
      path: '/vouchers/processcharitycardtransaction',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        CardNo: donor.account,
        ExpDate: donor.code,
        OrgId: key,
        // It wants a number: what `decimalText` wrote comes out of it with the same digits.
        Amount: Number(decimalText(amount)),
        ExternalreferenceId: paymentId,
        SplitByMonths: 0,
      }),
    }),
    readGrant,
  };
}

function readGrant({ status, body }: HttpAnswer): GrantAnswer {
  const failure = refusals[status];
  if (failure !== undefined) return { kind: 'refused', failure, code: String(status) };
  const [, reference] = /^\s*"?([\w-]{1,60})"?\s*$/.exec(body.toString('utf8')) ?? [];
  return status === 200 && reference !== undefined ? { kind: 'accepted', reference } : { kind: 'unclear' };
}
