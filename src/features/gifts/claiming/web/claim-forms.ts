import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** Opens a card with its code. */
export const openGiftForm = defineForm({
  name: 'openGift',
  fields: { code: text },
  send: ({ api }, { code }) => api.gifts.open.call({ code }),
});

/** Claims the gift that is open, or that is kept for the caller. */
export const claimGiftForm = defineForm({
  name: 'claimGift',
  fields: {},
  send: ({ api, url }) => api.gifts.claim.call({ gift: url.searchParams.get('gift') ?? undefined }),
});
