import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { nameCell, nameOf, readTyped, type TypedSetting } from '#features/site-settings/policy.ts';

/** The form of a setting with so many rows, from what the setting says about its fields. */
export function defineSettingForm(setting: TypedSetting, rowCount: number) {
  const { fields, rows } = setting;
  const names = [
    ...fields.map(({ path }) => nameOf(path)),
    ...Array.from({ length: rows ? rowCount : 0 }, (_, row) =>
      (rows?.columns ?? []).map(({ path }) => nameCell(rows?.path ?? '', row, path)),
    ).flat(),
  ];
  return defineForm({
    name: 'setting',
    fields: { version: text, ...Object.fromEntries(names.map((name) => [name, text])) },
    send: ({ api, params }, { version, ...typed }) =>
      api.siteSettings.change.call({
        key: params['settingKey'] ?? '',
        version,
        value: readTyped(setting, typed, rowCount),
      }),
  });
}

/** Gives a setting the value that the product ships with. */
export const resetForm = defineForm({
  name: 'reset',
  fields: { version: text },
  send: ({ api, params }, { version }) =>
    api.siteSettings.reset.call({ key: params['settingKey'] ?? '', version }),
});
