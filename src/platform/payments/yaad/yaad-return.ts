import { isSameMoney, readDecimalText, type Currency, type Money } from '#core/money.ts';
import type { PaymentFacts, PaymentNames } from '../provider.ts';
import { ProviderUnclear } from '../provider-errors.ts';
import type { Fields } from './answer-fields.ts';
import { readOrder, type YaadOrder } from './order.ts';
import { codeOf, refusalOf, resultCodes } from './result-codes.ts';
import type { YaadClient } from './yaad-client.ts';

/** What a parameter of the browser must never replace in our own question, in any letter case. */
const ourOwn = new Set(['action', 'what', 'masof', 'key', 'passp']);
const mostParameters = 60;
const longestQuery = 8_000;

const currencyOfCoin: Readonly<Record<string, Currency>> = { '1': 'ILS', '2': 'USD', '3': 'EUR', '4': 'GBP' };

/** Asks Hyp whether a browser's parameters are its own, word for word and in their order. Throws unclear if they are not. */
export async function verifyReturn(client: YaadClient, query: Fields): Promise<YaadOrder> {
  const entries = Object.entries(query);
  const length = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const isPlain = entries.length <= mostParameters && length <= longestQuery;
  if (!isPlain || entries.some(([name]) => ourOwn.has(name.toLowerCase())))
    throw new ProviderUnclear('yaad', 'the parameters of the browser are not of its page');
  const { fields } = await client.sign('VERIFY', query);
  if (codeOf(fields) !== resultCodes.done)
    throw new ProviderUnclear(
      'yaad',
      `verifying the parameters of the browser was answered with ${codeOf(fields)}`,
    );
  return readOrder(query['Order'] ?? '');
}

/** What genuine parameters say about a payment; amounts are Hyp's own, however they differ from what was asked for. */
export function readReturn(query: Fields, { amount }: PaymentNames): PaymentFacts {
  const reference = readTransaction(query);
  const code = codeOf(query);
  if (code === resultCodes.done) return { reference, state: 'captured', captured: readCharged(query) };
  if (code === resultCodes.postponed) {
    if (isSameMoney(readCharged(query), amount)) return { reference, state: 'authorised' };
    throw new ProviderUnclear('yaad', 'it set aside another amount than was asked for');
  }
  const failure = code === undefined ? undefined : refusalOf(code);
  if (failure === undefined) throw new ProviderUnclear('yaad', `the payment ended with ${code}`);
  return { reference, state: 'failed', failure };
}

/** Hyp's number of a transaction. */
export function readTransaction(fields: Fields): string {
  const id = fields['Id'] ?? '';
  if (/^\d{1,20}$/.test(id)) return id;
  throw new ProviderUnclear('yaad', 'the answer names no transaction');
}

/** What was charged. Throws where an answer does not say it. */
export function readCharged(fields: Fields): Money {
  const amount = readAmount(fields);
  if (amount) return amount;
  throw new ProviderUnclear('yaad', 'the answer names no amount');
}

/** The amount of an answer, in the currency that it names; without one, in shekels. */
export function readAmount(fields: Fields): Money | undefined {
  const currency = currencyOfCoin[fields['Coin'] ?? '1'];
  return currency && readDecimalText(fields['Amount'] ?? '', currency);
}
