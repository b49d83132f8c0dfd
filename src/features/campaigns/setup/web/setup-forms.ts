import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim, type FieldKind } from '#page/form/fields.ts';
import { isCurrency } from '#core/money.ts';
import type { PageInput, Typed } from '../contract.ts';
import { campaignCovers } from '../policy.ts';
import type { CampaignCategory } from '#features/campaigns/life/policy.ts';

/** A checkbox as text: `on`, or nothing. */
const ticked: FieldKind<string> = { read: (typed = '') => (typed === '' ? '' : 'on'), isSecret: false };

export const aboutFields = { category: text, name: text, teamLeaderName: text, email: text, phone: text };

export const pageFields = {
  slug: text,
  currency: text,
  goal: text,
  bonusGoal: text,
  description: text,
  story: verbatim,
  filmUrl: text,
  cover: text,
  language: text,
  place: text,
  givesOnHolyDays: ticked,
};

export const beginningFields = { duration: text, startsOn: text, startsTime: text };

/** What the page's fields say, for the contract to judge. */
export function readPage({
  givesOnHolyDays,
  currency,
  cover,
  ...typed
}: Record<keyof typeof pageFields, string>) {
  return {
    ...typed,
    givesOnHolyDays: givesOnHolyDays === 'on',
    currency: (isCurrency(currency) ? currency : '') as PageInput['currency'],
    cover: (campaignCovers.find((each) => each === cover) ?? '') as PageInput['cover'],
    language: typed.language as PageInput['language'],
  };
}

/** What was typed is kept first, right or wrong, so that it is there again also where no script kept it. */
export const aboutForm = defineForm({
  name: 'campaignAbout',
  fields: aboutFields,
  async send({ api }, typed) {
    await api.campaigns.keep.call({ typed: cut(typed) });
    return api.campaigns.describe.call({ ...typed, category: typed.category as CampaignCategory });
  },
});

export const pageForm = defineForm({
  name: 'campaignPage',
  fields: { ...pageFields, ...beginningFields },
  async send({ api }, { duration, startsOn, startsTime, ...typed }) {
    await api.campaigns.keep.call({ typed: cut({ ...typed, duration, startsOn, startsTime }), goesOn: true });
    return api.campaigns.complete.call({
      ...readPage(typed),
      duration: duration as PageInput['duration'],
      startsOn,
      startsTime,
    });
  },
});

export const discardForm = defineForm({
  name: 'discardCampaign',
  fields: {},
  send: ({ api }) => api.campaigns.discard.call({}),
});

/** What is too long to be kept is refused at its field, not here. */
const longestKept = 12_000;
const cut = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value?.slice(0, longestKept)]));
