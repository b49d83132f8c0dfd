import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { settingUnits, type SettingField, type SettingUnit } from '#platform/settings/setting-form.ts';
import type { Setting } from '#platform/settings/settings.ts';
import type { SettingFieldView, SettingRowsView } from '../contract.ts';

/** What is read of a JSON schema. */
interface ValueSchema {
  properties?: Record<string, ValueSchema>;
  additionalProperties?: ValueSchema;
  items?: ValueSchema;
  enum?: string[];
  type?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

type WordsCtx = Pick<Ctx, 'say'>;

const unitWords: Record<SettingUnit, string | undefined> = {
  times: 'siteSettings.unit.times',
  points: 'siteSettings.unit.points',
  coins: 'siteSettings.unit.coins',
  percent: 'siteSettings.unit.percent',
  hundredthsOfPercent: 'siteSettings.unit.percent',
  // The label names the currency.
  hundredths: undefined,
  seats: 'siteSettings.unit.seats',
  courses: 'siteSettings.unit.courses',
  years: 'siteSettings.unit.years',
  days: 'siteSettings.unit.days',
  minutes: 'siteSettings.unit.minutes',
  megabytes: 'siteSettings.unit.megabytes',
};

/** The fields of a setting, with what its schema lets in. */
export function describeFields(
  ctx: WordsCtx,
  { schema, form }: Setting<unknown>,
): { fields: SettingFieldView[]; rows?: SettingRowsView } {
  const whole = z.toJSONSchema(schema, { io: 'input' }) as ValueSchema;
  const describe = (fields: Readonly<Record<string, SettingField>>, within: ValueSchema | undefined) =>
    Object.entries(fields).map(([path, field]) => describeField(ctx, path, field, findAt(within, path)));
  const { fields = {}, rows } = form;
  return {
    fields: describe(fields, whole),
    ...(rows && {
      rows: {
        path: rows.path,
        columns: describe(rows.columns, findAt(whole, rows.path)?.items),
        ...(rows.sum && { sum: rows.sum }),
      },
    }),
  };
}

function findAt(schema: ValueSchema | undefined, path: string): ValueSchema | undefined {
  if (path === '') return schema;
  return path
    .split('.')
    .reduce<ValueSchema | undefined>(
      (found, name) => found?.properties?.[name] ?? found?.additionalProperties,
      schema,
    );
}

function describeField(
  { say }: WordsCtx,
  path: string,
  { label, group, unit, options, isCountry }: SettingField,
  schema: ValueSchema | undefined,
): SettingFieldView {
  const unitWord = unit && unitWords[unit];
  const factor = unit ? settingUnits[unit] : 1;
  const { minimum, maximum, maxLength } = schema ?? {};
  return {
    path,
    label: say(label),
    ...(group !== undefined && { group: say(group) }),
    type: isCountry ? 'country' : options ? 'choice' : typeOf(schema),
    ...(unitWord !== undefined && { unit: say(unitWord) }),
    factor,
    ...(maxLength !== undefined && { longest: maxLength }),
    ...(minimum !== undefined &&
      Math.abs(minimum) < Number.MAX_SAFE_INTEGER && { least: Math.ceil(minimum / factor) }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { most: Math.floor(maximum / factor) }),
    ...(options && {
      options: Object.entries(options).map(([value, key]) => ({ value, label: say(key) })),
    }),
  };
}

function typeOf(schema: ValueSchema | undefined): 'date' | 'text' | 'number' {
  if (schema?.type !== 'string') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}
