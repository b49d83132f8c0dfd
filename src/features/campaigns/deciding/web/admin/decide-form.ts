import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';
import type { StaffAct } from '#features/campaigns/life/policy.ts';

/** A decision of staff about the campaign of this id, in the version that it has looked at. */
export const decideForm = defineForm({
  name: 'decideOnCampaign',
  fields: { reason: verbatim, version: text },
  send: ({ api }, { reason, version }, id = '', act = '') =>
    api.campaigns.decide.call({ id, act: act as StaffAct, version: Number(version), reason }),
});
