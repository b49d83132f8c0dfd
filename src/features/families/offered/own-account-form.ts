import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** Has the link mailed that makes a member's account her own: by a guardian, about her id, or by herself. */
export const ownAccountForm = defineForm({
  name: 'ownAccount',
  fields: { emailAddress: text },
  send: ({ api }, { emailAddress }, id?: string) =>
    id === undefined
      ? api.families.askForOwnAccount.call({ emailAddress })
      : api.families.offerOwnAccount.call({ id, emailAddress }),
});
