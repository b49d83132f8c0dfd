import type { BeginInput, PaymentFacts, PaymentNames, PaymentProvider } from '../provider.ts';
import { ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import { createProviderHttp, type ProviderHttp, type ProviderHttpOptions } from '../provider-http.ts';
import { labelOf, readFundAccount } from './fund-account.ts';
import type { GrantProtocol } from './grant-protocol.ts';

type Asked = Pick<BeginInput, 'paymentId' | 'amount' | 'fundAccount'>;

/**
 * A donor-advised fund: each payment, also one that recurs, is a request for a grant, which stays a pledge until the fund
 * decides. A request is sent once; if its answer is lost, nobody knows until finance asks the fund.
 */
export function createGrantFund(
  protocol: GrantProtocol,
  options: Omit<ProviderHttpOptions, 'id' | 'baseUrl'>,
): PaymentProvider {
  const { id, baseUrl } = protocol;
  const http = createProviderHttp({ ...options, id, baseUrl });
  const refuse = (detail: string) => Promise.reject(new ProviderRefused(id, 'other', detail));
  return {
    id,
    recurs: true,
    repeatable: false,
    async begin({ captures, saves, ...input }) {
      if (captures === 'later') throw new ProviderRefused(id, 'other', 'a grant cannot be set aside');
      const facts = await requestGrant(protocol, http, input);
      const account =
        saves && input.fundAccount !== undefined ? readFundAccount(input.fundAccount) : undefined;
      if (!account || input.fundAccount === undefined) return { kind: 'facts', facts };
      const saved = { token: input.fundAccount, kind: 'card', label: labelOf(account) } as const;
      return { kind: 'facts', facts: { ...facts, saved } };
    },
    look: (names) => look(protocol, http, names),
    // No browser goes to a fund: what it says is asked of the fund alone.
    complete: (names) => look(protocol, http, names),
    charge: ({ token, ...input }) => requestGrant(protocol, http, { ...input, fundAccount: token }),
    capture: () => refuse('the fund itself decides when it pays a grant'),
    cancel: () => refuse('a grant is taken back by agreement with the fund'),
    refund: () => refuse('a grant is given back by agreement with the fund'),
  };
}

async function requestGrant(
  protocol: GrantProtocol,
  http: ProviderHttp,
  asked: Asked,
): Promise<PaymentFacts> {
  const { id, currency } = protocol;
  const { paymentId, amount, fundAccount } = asked;
  if (amount.currency !== currency) throw new ProviderRefused(id, 'other', `it grants ${currency} only`);
  const donor = fundAccount === undefined ? undefined : readFundAccount(fundAccount);
  if (!donor) throw new ProviderRefused(id, 'other', 'the account at the fund is missing, or cannot be one');
  const answer = protocol.readGrant(await http.send(protocol.grant({ paymentId, amount, donor })));
  if (answer.kind === 'accepted') return { state: 'pledged', reference: answer.reference };
  if (answer.kind === 'unclear')
    throw new ProviderUnclear(id, 'its answer to a grant says neither yes nor no');
  throw new ProviderRefused(id, answer.failure, `the grant was answered with ${answer.code}`);
}

/** Without the fund's number, as after a lost answer, there is nothing to ask by. */
async function look(
  { id, status }: GrantProtocol,
  http: ProviderHttp,
  names: PaymentNames,
): Promise<PaymentFacts> {
  const { paymentId, reference } = names;
  if (!status || reference === undefined || reference === paymentId)
    throw new ProviderUnclear(id, 'it cannot be asked about the grant');
  const facts = status.read(await http.send(status.ask(reference)), reference);
  if (!facts) throw new ProviderUnclear(id, 'its answer about the grant says nothing');
  return facts;
}
