import { defineForm } from '#page/form/define-form.ts';
import type { CommentDecision } from '../policy.ts';

/** The organizer's decision about what was written with the gift of this id. */
export const commentForm = defineForm({
  name: 'campaignComment',
  fields: {},
  send: ({ api, params }, _values, gift = '', decision = '') =>
    api.campaigns.decideComment.call({
      slug: params['campaignSlug'] ?? '',
      gift,
      decision: decision as CommentDecision,
    }),
});
