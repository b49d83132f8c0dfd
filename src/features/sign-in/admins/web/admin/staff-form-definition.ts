import { localeCodes } from '#core/locale.ts';
import { staffRoles } from '#core/permissions.ts';
import { defineForm } from '#page/form/define-form.ts';
import { checkbox, optionalText, secret, text } from '#page/form/fields.ts';

export const roleField = (role: string) => `role_${role}`;
export const languageField = (locale: string) => `language_${locale}`;

const checkboxes: Record<string, typeof checkbox> = Object.fromEntries(
  [...staffRoles.map(roleField), ...localeCodes.map(languageField)].map((name) => [name, checkbox]),
);

/** All rights that a person is to have. */
export const staffForm = defineForm({
  name: 'staff',
  fields: {
    emailAddress: text,
    version: optionalText,
    admin: checkbox,
    ...checkboxes,
    /** Holds no value: what is wrong with the languages as a whole is said there. */
    languages: optionalText,
    why: text,
    currentPassword: secret,
  },
  send({ api }, { emailAddress, version, admin, why, currentPassword, ...others }) {
    const boxes: Readonly<Record<string, unknown>> = others;
    return api.signIn.setStaff.call({
      emailAddress,
      version,
      admin,
      roles: staffRoles.filter((role) => boxes[roleField(role)] === true),
      languages: localeCodes.filter((locale) => boxes[languageField(locale)] === true),
      why,
      currentPassword,
    });
  },
});
