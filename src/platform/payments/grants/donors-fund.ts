import * as z from 'zod';
import { decimalText, readDecimalText } from '#core/money.ts';
import type { FailureReason, PaymentFacts } from '../provider.ts';
import type { HttpAnswer } from '#platform/http-client/read-answer.ts';
import { readJson, type GrantAnswer, type GrantProtocol } from './grant-protocol.ts';

export interface DonorsFundKeys {
  url: string;
  /** The fund's own key for all who ask it, and the one of this organization. */
  key: string;
  token: string;
  /** The organization, as the fund has it: tax number and account. */
  taxId: string;
  account: string;
}

const currency = 'USD';

const Created = z.object({
  errorCode: z.literal(0).optional(),
  data: z.object({ confirmationNumber: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]) }),
});
const Failed = z.object({ errorCode: z.int().positive().max(99_999) });
const Details = z.object({ amount: z.union([z.number(), z.string()]), grantStatus: z.string() });

const reasons: Readonly<Record<number, FailureReason>> = {
  3120: 'expired_method',
  3212: 'insufficient_funds',
};
/** Codes about the card and its account; all others are about us, and their list may grow. */
const [firstCode, lastCode] = [3100, 3299];

/** The Donors' Fund answers 200 to everything; whether a grant was made is in the body. */
export function donorsFund({ url, key, token, taxId, account }: DonorsFundKeys): GrantProtocol {
  const headers = { 'api-key': key, 'validation-token': token, 'content-type': 'application/json' };
  return {
    id: 'donors-fund',
    baseUrl: url,
    currency,
    grant: ({ paymentId, amount, donor }) => ({
      method: 'POST',
      path: '/Create',
      headers,
      body: JSON.stringify({
        taxId,
        accountNumber: account,
        amount: decimalText(amount),
        donor: donor.account,
        donorAuthorization: donor.code,
        purposeType: 'Other',
        purposeNote: paymentId,
      }),
    }),
    readGrant,
    status: {
      ask: (reference) => ({
        method: 'GET',
        path: `/Grant/Details/${encodeURIComponent(reference)}`,
        headers,
      }),
      read: readDetails,
    },
  };
}

function readGrant(answer: HttpAnswer): GrantAnswer {
  const json = readJson(answer);
  const created = Created.safeParse(json);
  if (created.success && answer.status < 300)
    return { kind: 'accepted', reference: String(created.data.data.confirmationNumber) };
  const failed = Failed.safeParse(json);
  const code = failed.success ? failed.data.errorCode : 0;
  if (answer.status >= 500 || code < firstCode || code > lastCode) return { kind: 'unclear' };
  return { kind: 'refused', failure: reasons[code] ?? 'declined', code: String(code) };
}

const states: Readonly<Record<string, 'pledged' | 'captured' | 'failed'>> = {
  approved: 'pledged',
  pending: 'pledged',
  processed: 'captured',
  canceled: 'failed',
};

function readDetails(answer: HttpAnswer, reference: string): PaymentFacts | undefined {
  const details = Details.safeParse(readJson(answer));
  if (!details.success || answer.status >= 300) return undefined;
  const state = states[details.data.grantStatus.toLowerCase()];
  if (state === 'pledged') return { reference, state };
  if (state === 'failed') return { reference, state, failure: 'cancelled' };
  const captured = readDecimalText(String(details.data.amount), currency);
  return state && captured && { reference, state, captured };
}
