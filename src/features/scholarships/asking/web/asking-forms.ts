import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text, verbatim } from '#page/form/fields.ts';
import type { PageApi } from '#page/page-context.ts';
import type { ScholarshipInput } from '../contract.ts';

const fields = {
  asker: text,
  beneficiary: text,
  plan: text,
  share: text,
  name: text,
  emailAddress: optionalText,
  country: text,
  words: verbatim,
};

type Typed = Record<Exclude<keyof typeof fields, 'emailAddress'>, string> & {
  emailAddress: string | undefined;
};

/** Sends what was typed, for the contract to judge. */
export function sendRequest(api: PageApi, typed: Typed, captcha?: string) {
  const input = { ...typed, share: typed.share === '' ? Number.NaN : Number(typed.share), captcha };
  return api.scholarships.ask.call(input as ScholarshipInput);
}

export const askForm = defineForm({
  name: 'ask',
  fields,
  send: ({ api }, typed) => sendRequest(api, typed),
});

/** Brings what the link of the page gives into the account. */
export const claimForm = defineForm({
  name: 'claim',
  fields: {},
  send: ({ api, params }) => api.scholarships.claim.call({ token: params['token'] ?? '' }),
});
