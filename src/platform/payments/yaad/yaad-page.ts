import { decimalText, isSameMoney } from '#core/money.ts';
import type { BeginInput, Begun } from '../provider.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { Fields } from './answer-fields.ts';
import { writeOrder } from './order.ts';
import { codeOf } from './result-codes.ts';
import { noIdentityNumber } from './saved-card.ts';
import type { YaadClient } from './yaad-client.ts';
import { readAmount } from './yaad-return.ts';

const longestDescription = 120;

/**
 * The address of a signed page to pay at, with the answer to the signing word for word, since its order is signed too.
 * Nobody can have paid at a page whose address never arrived: then it is safe to ask for another.
 */
export async function beginPage(client: YaadClient, url: string, input: BeginInput): Promise<Begun> {
  const asked = pageParameters(input);
  const { fields, line } = await client.sign('SIGN', asked).catch((error: unknown) => {
    if (error instanceof ProviderUnclear)
      throw new ProviderAway('yaad', `no page was signed: ${error.message}`);
    throw error;
  });
  const code = codeOf(fields);
  if (code !== undefined) throw new ProviderRefused('yaad', 'other', `signing was answered with ${code}`);
  const isOurs = fields['Order'] === asked['Order'] && isOurAmount(fields, input);
  const isSigned = fields['action'] === 'pay' && /^[\da-f]{16,128}$/i.test(fields['signature'] ?? '');
  if (!isOurs || !isSigned) throw new ProviderAway('yaad', 'what was signed is not what was asked for');
  return {
    kind: 'redirect',
    reference: input.paymentId,
    url: new URL(`${url.replace(/\/+$/, '')}/?${line}`).href,
  };
}

function isOurAmount(fields: Fields, { amount }: BeginInput): boolean {
  const signed = readAmount(fields);
  return signed !== undefined && isSameMoney(signed, amount);
}

function pageParameters({
  paymentId,
  amount,
  description,
  locale,
  payer,
  saves,
  captures,
}: BeginInput): Fields {
  return {
    Sign: 'True',
    Order: writeOrder({ paymentId, saves }),
    Info: infoOf(paymentId, description),
    Amount: decimalText(amount),
    Coin: '1',
    UTF8: 'True',
    UTF8out: 'True',
    MoreData: 'True',
    Tash: '1',
    FixTash: 'True',
    pageTimeOut: 'True',
    tmp: '1',
    ...(locale === 'he' ? { PageLang: 'HEB' } : { PageLang: 'ENG', UserId: noIdentityNumber }),
    ...(captures === 'later' && { Postpone: 'True' }),
    ...payerParameters(payer),
  };
}

/** `Info` is what Hyp keeps and finds by in its portal, unlike `Order`: so it holds our id too. */
export function infoOf(paymentId: string, description: string): string {
  return `${description.slice(0, longestDescription)} (${paymentId})`;
}

export function payerParameters({ name, emailAddress }: BeginInput['payer']): Fields {
  return {
    ...(name !== undefined && { ClientName: name }),
    ...(emailAddress !== undefined && { email: emailAddress }),
  };
}
