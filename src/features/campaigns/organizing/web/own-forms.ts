import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import type { CampaignCategory, OrganizerAct } from '#features/campaigns/life/policy.ts';
import { aboutFields, pageFields, readPage } from '#features/campaigns/setup/web/setup-forms.ts';
import type { ChangeInput } from '../contract.ts';

/** About the campaign of this id. Of its times the form has those that can still change. */
export const changeForm = defineForm({
  name: 'changeCampaign',
  fields: {
    ...aboutFields,
    ...pageFields,
    duration: optionalText,
    startsOn: optionalText,
    startsTime: optionalText,
    endsOn: optionalText,
    endsTime: optionalText,
    version: text,
  },
  send({ api }, { duration, startsOn, startsTime, endsOn, endsTime, version, ...typed }, id = '') {
    const { category, name, teamLeaderName, email, phone, ...page } = typed;
    return api.campaigns.change.call({
      id,
      name,
      teamLeaderName,
      email,
      phone,
      startsOn,
      startsTime,
      endsOn,
      endsTime,
      ...readPage(page),
      category: category as CampaignCategory,
      duration: duration as ChangeInput['duration'],
      version: Number(version),
    });
  },
});

/** An act of the organizer about the campaign of this id. */
export const actForm = defineForm({
  name: 'actOnCampaign',
  fields: {},
  send: ({ api }, _values, id = '', act = '') => api.campaigns.act.call({ id, act: act as OrganizerAct }),
});

export const removeForm = defineForm({
  name: 'removeCampaign',
  fields: {},
  send: ({ api }, _values, id = '') => api.campaigns.remove.call({ id }),
});
