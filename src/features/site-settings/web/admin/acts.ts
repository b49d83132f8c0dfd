import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { defineSettingForm, resetForm } from './setting-forms.ts';
import { settingQuery } from './settings-queries.ts';

/** Changes or resets a setting without JavaScript: its form follows from the setting. */
export async function saveSetting(args: PageActionArgs): Promise<Response | FormAnswer> {
  const next = (_result: unknown, { form }: { form: string }) => showDone(args, form);
  if (readFormName(args.form).name === resetForm.name) return actOnForms(args, [resetForm], { next });
  const setting = await args.page.queries.query(settingQuery(args.page, args.params['settingKey'] ?? ''));
  const rows = [...args.form.keys()].flatMap((name) => /\.(\d{1,4})\.[a-zA-Z]+$/.exec(name)?.[1] ?? []);
  const rowCount = Math.max(0, ...rows.map((row) => Number(row) + 1));
  return actOnForm(args, defineSettingForm(setting, rowCount), { next });
}
