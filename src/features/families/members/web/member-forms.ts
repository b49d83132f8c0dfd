import type { Locale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { checkbox, optionalText, text, type FieldValues } from '#page/form/fields.ts';
import type { CategoryChoice, MemberColor } from '#features/families/contract.ts';

const fields = {
  firstName: text,
  lastName: text,
  gender: text,
  birthYear: text,
  avatar: text,
  color: text,
  language: text,
  place: optionalText,
} as const;

/** What the contract asks for; it judges what was chosen or typed. */
function toMember({
  firstName,
  lastName,
  gender,
  birthYear,
  avatar,
  color,
  language,
  place,
}: FieldValues<typeof fields>) {
  return {
    firstName,
    ...(lastName && { lastName }),
    gender: Number(gender) as 1 | 2,
    birthYear: Number(birthYear),
    avatar: avatar || null,
    color: color as MemberColor,
    language: language as Locale,
    ...(place !== undefined && { place: place || null }),
  };
}

/** What a parent does with a child of the family; all but `add` are about the one of the page. */
export const memberForms = {
  add: defineForm({
    name: 'addMember',
    fields,
    send: ({ api }, input) => api.families.addMember.call(toMember(input)),
  }),
  change: defineForm({
    name: 'changeMember',
    fields,
    send: ({ api, params }, input) =>
      api.families.updateMember.call({ id: params['memberId'] ?? '', ...toMember(input) }),
  }),
  classicMode: defineForm({
    name: 'classicMode',
    fields: { classicMode: checkbox },
    send: ({ api, params }, { classicMode }) =>
      api.families.updateMember.call({ id: params['memberId'] ?? '', classicMode }),
  }),
  /** About a category, and whether she sees it from now on. */
  chooseCategory: defineForm({
    name: 'chooseCategory',
    fields: {},
    send: ({ api, params }, _values, category = '', choice = 'by_age') =>
      api.families.updateMember.call({
        id: params['memberId'] ?? '',
        categories: { [category]: choice as CategoryChoice },
      }),
  }),
  remove: defineForm({
    name: 'removeMember',
    fields: {},
    send: ({ api, params }) => api.families.removeMember.call({ id: params['memberId'] ?? '' }),
  }),
};
