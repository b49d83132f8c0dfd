import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { DedicationKind } from '#features/sponsorships/policy.ts';

export const rewordForm = defineForm({
  name: 'rewordSponsorship',
  fields: { kind: text, words: text },
  send: ({ api, params }, { kind, words }) =>
    api.sponsorships.reword.call({ token: params['token'] ?? '', kind: kind as DedicationKind, words }),
});

/** `about` is whether it is repeated from now on. */
export const repeatForm = defineForm({
  name: 'repeatSponsorship',
  fields: {},
  send: ({ api, params }, _values, repeats = '') =>
    api.sponsorships.repeat.call({ token: params['token'] ?? '', repeats: repeats === 'yes' }),
});
