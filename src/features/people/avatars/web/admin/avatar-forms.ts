import { localeCodes, type Locale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';

export const nameField = (locale: Locale) => `names.${locale}`;

const nameFields: Record<string, typeof text> = Object.fromEntries(
  localeCodes.map((locale) => [nameField(locale), text]),
);

function readNames(values: Readonly<Record<string, string>>): Record<Locale, string> {
  const names = localeCodes.map((locale) => [locale, values[nameField(locale)] ?? '']);
  return Object.fromEntries(names) as Record<Locale, string>;
}

/** A new picture; its file is read in the browser. */
export const newAvatarForm = defineForm({
  name: 'new-avatar',
  fields: { ...nameFields, image: text },
  send: ({ api }, { image, ...names }) => api.people.addAvatar.call({ names: readNames(names), image }),
});

/** What an uploaded picture is called. */
export const namesForm = defineForm({
  name: 'names',
  fields: { ...nameFields, version: text },
  send: ({ api, params }, { version, ...names }) =>
    api.people.changeAvatar.call({
      id: params['avatarId'] ?? '',
      version: Number(version),
      names: readNames(names),
    }),
});

/** Retires a picture, or brings it back. */
export const retireForm = defineForm({
  name: 'retire',
  fields: { version: text, retired: optionalText },
  send: ({ api, params }, { version, retired }) =>
    api.people.changeAvatar.call({
      id: params['avatarId'] ?? '',
      version: Number(version),
      retired: retired === 'yes',
    }),
});
