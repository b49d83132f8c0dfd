import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text, verbatim } from '#page/form/fields.ts';
import { campaignCovers } from '#features/campaigns/setup/policy.ts';
import type { TeamAct, TeamInput } from '../contract.ts';

const teamFields = { name: text, goal: text, teamSlug: text, words: verbatim, cover: text };

/** The picture's field is called as those of campaigns. */
function readTeam({ cover, ...typed }: Record<keyof typeof teamFields, string>) {
  return {
    ...typed,
    picture: (campaignCovers.find((each) => each === cover) ?? '') as TeamInput['picture'],
  };
}

/** Whether people may ask to open teams of the campaign of this id. */
export const letAskForm = defineForm({
  name: 'letAsk',
  fields: { allowed: checkbox },
  send: ({ api }, { allowed }, id = '') => api.campaigns.letAsk.call({ id, allowed }),
});

/** A new team of the campaign of the page. */
export const createTeamForm = defineForm({
  name: 'createTeam',
  fields: { parentId: text, ...teamFields },
  send: ({ api, params }, { parentId, ...typed }) =>
    api.campaigns.createTeam.call({ slug: params['campaignSlug'] ?? '', parentId, ...readTeam(typed) }),
});

/** About the team of this id. */
export const changeTeamForm = defineForm({
  name: 'changeTeam',
  fields: { ...teamFields, version: text },
  send: ({ api }, { version, ...typed }, id = '') =>
    api.campaigns.changeTeam.call({ id, version: Number(version), ...readTeam(typed) }),
});

/** What the organizer does about the team of this id. */
export const teamActForm = defineForm({
  name: 'actOnTeam',
  fields: {},
  send: ({ api }, _values, id = '', act = '') => api.campaigns.actOnTeam.call({ id, act: act as TeamAct }),
});

export const moveTeamForm = defineForm({
  name: 'moveTeam',
  fields: { parentId: text },
  send: ({ api }, { parentId }, id = '') => api.campaigns.moveTeam.call({ id, parentId }),
});

export const inviteLeaderForm = defineForm({
  name: 'inviteLeader',
  fields: { emailAddress: text },
  send: ({ api }, { emailAddress }, id = '') => api.campaigns.inviteLeader.call({ id, emailAddress }),
});

export const withdrawLeaderForm = defineForm({
  name: 'withdrawLeader',
  fields: {},
  send: ({ api }, _values, id = '', invitationId = '') =>
    api.campaigns.withdrawLeader.call({ id, invitationId }),
});

export const removeLeaderForm = defineForm({
  name: 'removeLeader',
  fields: {},
  send: ({ api }, _values, id = '', leaderId = '') => api.campaigns.removeLeader.call({ id, leaderId }),
});

/** Of the page whose address has the token. */
export const acceptTeamForm = defineForm({
  name: 'acceptTeam',
  fields: {},
  send: ({ api, params }) => api.campaigns.acceptTeam.call({ token: params['token'] ?? '' }),
});
