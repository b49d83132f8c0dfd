import { decimalText, isSameMoney } from '#core/money.ts';
import type { ChargeInput, PaymentFacts, PaymentNames, PaymentProvider, RefundInput } from '../provider.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { ProviderHttpOptions } from '../provider-http.ts';
import type { Fields } from './answer-fields.ts';
import { refusalOf, resultCodes } from './result-codes.ts';
import { readSavedCard, unpackCard } from './saved-card.ts';
import { createYaadClient, type YaadClient, type YaadKeys } from './yaad-client.ts';
import { beginPage, infoOf, payerParameters } from './yaad-page.ts';
import { readCharged, readReturn, readTransaction, verifyReturn } from './yaad-return.ts';

export interface YaadOptions extends YaadKeys, Omit<ProviderHttpOptions, 'id' | 'baseUrl'> {
  /** Of the `/p/` endpoint. */
  url: string;
}

/** Hyp Pay (Yaad Sarig), which takes shekels. It sends no webhooks, repeats nothing, and cannot be asked about a payment: see the README. */
export function createYaad({ url, masof, key, passp, ...options }: YaadOptions): PaymentProvider {
  const client = createYaadClient({ masof, key, passp }, { ...options, baseUrl: url });
  return {
    id: 'yaad',
    recurs: true,
    payOrigins: [new URL(url).origin],
    repeatable: false,
    async begin(input) {
      refuseOtherCurrencies(input.amount.currency);
      return await beginPage(client, url, input);
    },
    look: () => Promise.reject(new ProviderUnclear('yaad', 'it cannot be asked about a payment')),
    complete: (input) => complete(client, input),
    charge: (input) => charge(client, input),
    capture: (names) => capture(client, names),
    cancel,
    refund: (input) => refund(client, input),
  };
}

async function complete(
  client: YaadClient,
  { query, ...names }: PaymentNames & { query: Fields },
): Promise<PaymentFacts> {
  // The browser came back by itself, without Hyp's parameters: nothing is known that was not before.
  if (query['Sign'] === undefined && query['CCode'] === undefined) return {};
  const { paymentId, saves } = await verifyReturn(client, query);
  if (paymentId !== names.paymentId) throw new ProviderUnclear('yaad', 'its answer is about another payment');
  const facts = readReturn(query, names);
  if (!saves || facts.state === 'failed') return facts;
  const saved = await getToken(client, readTransaction(query), query);
  return { ...facts, ...(saved && { saved }) };
}

/** The money is taken whether or not the token comes: completing again asks for it again. */
async function getToken(client: YaadClient, transaction: string, payment: Fields) {
  try {
    return readSavedCard(await client.order('getToken', { TransId: transaction }), payment);
  } catch (error) {
    const isOfProvider = [ProviderAway, ProviderRefused, ProviderUnclear].some(
      (kind) => error instanceof kind,
    );
    if (isOfProvider) return undefined;
    throw error;
  }
}

async function charge(client: YaadClient, input: ChargeInput): Promise<PaymentFacts> {
  const { paymentId, amount, description, payer, token } = input;
  refuseOtherCurrencies(amount.currency);
  const card = unpackCard(token);
  if (!card) throw new ProviderRefused('yaad', 'expired_method', 'the saved card cannot be read');
  const [year = '', month = ''] = card.expiresIn.split('-');
  const fields = await client.order('soft', {
    Token: 'True',
    CC: card.token,
    Tmonth: month,
    Tyear: year,
    UserId: card.userId,
    Order: paymentId,
    Info: infoOf(paymentId, description),
    Amount: decimalText(amount),
    Coin: '1',
    Tash: '1',
    MoreData: 'True',
    ClientName: paymentId,
    ...payerParameters(payer),
  });
  return { reference: readTransaction(fields), state: 'captured', captured: readCharged(fields) };
}

/** Commits the whole of what was postponed, within 72 hours: Hyp can take no other amount. */
async function capture(client: YaadClient, names: PaymentNames): Promise<PaymentFacts> {
  const fields = await client.order('commitTrans', { TransId: transactionOf(names) });
  return { reference: readTransaction(fields), state: 'captured', captured: names.amount };
}

/** Nothing is sent: what was postponed and is never committed is never charged. */
async function cancel(names: PaymentNames): Promise<PaymentFacts> {
  const reference = transactionOf(names);
  return await Promise.resolve({ reference, state: 'failed', failure: 'cancelled' });
}

/** All of a payment is first cancelled, which costs nothing on its day; later, or in part, it is paid back as a new transaction. */
async function refund(client: YaadClient, input: RefundInput): Promise<PaymentFacts> {
  const { refundId, part, amount } = input;
  const transaction = transactionOf(input);
  if (isSameMoney(part, amount) && (await wasCancelled(client, transaction)))
    return refunded(input, { reference: transaction, refundId, amount: part, state: 'done' });
  const fields = await client.order('zikoyAPI', {
    TransId: transaction,
    Amount: decimalText(part),
    Tash: '1',
  });
  return refunded(input, { reference: readTransaction(fields), refundId, amount: part, state: 'done' });
}

async function wasCancelled(client: YaadClient, transaction: string): Promise<boolean> {
  const { code } = await client.ask('CancelTrans', { TransId: transaction });
  if (code === resultCodes.done) return true;
  if (code === resultCodes.notCancellable) return false;
  const failure = refusalOf(code);
  if (failure === undefined) throw new ProviderUnclear('yaad', `CancelTrans was answered with ${code}`);
  throw new ProviderRefused('yaad', failure, `CancelTrans was answered with ${code}`);
}

function refunded(
  { reference }: RefundInput,
  facts: NonNullable<PaymentFacts['refunds']>[number],
): PaymentFacts {
  return { ...(reference !== undefined && { reference }), refunds: [facts] };
}

/** Until its payer is back, a payment has no transaction at Hyp that could be named. */
function transactionOf({ paymentId, reference }: PaymentNames): string {
  if (reference !== undefined && reference !== paymentId && /^\d{1,20}$/.test(reference)) return reference;
  throw new ProviderRefused('yaad', 'other', 'no transaction of the payment is known');
}

function refuseOtherCurrencies(currency: string): void {
  if (currency !== 'ILS') throw new ProviderRefused('yaad', 'other', `it takes shekels, not ${currency}`);
}
