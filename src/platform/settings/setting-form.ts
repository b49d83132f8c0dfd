import type { Permission } from '#core/permissions.ts';

/** What settings are about, in the order in which they are listed. */
export const settingAreas = [
  'accounts',
  'children',
  'plans',
  'classes',
  'learning',
  'rewards',
  'mail',
  'uploads',
  'moderation',
  'money',
] as const;
export type SettingArea = (typeof settingAreas)[number];

/** What a number counts. A value in seconds, bytes, hundredths of a percent or minor units is shown and typed in minutes, megabytes, percent or whole units. */
export const settingUnits = {
  times: 1,
  points: 1,
  coins: 1,
  percent: 1,
  hundredthsOfPercent: 100,
  hundredths: 100,
  seats: 1,
  courses: 1,
  years: 1,
  days: 1,
  minutes: 60,
  megabytes: 1_000_000,
} as const;
export type SettingUnit = keyof typeof settingUnits;

/** One thing to type or choose; what may be typed follows from the setting's schema. Words are message keys. */
export interface SettingField {
  label: string;
  unit?: SettingUnit;
  /** The words of each value of an enumeration. */
  options?: Readonly<Record<string, string>>;
  /** The code of a country, chosen by name. */
  isCountry?: boolean;
  /** Named together with its neighbors that have the same. */
  group?: string;
}

/** How a setting is shown and changed. */
export interface SettingForm {
  area: SettingArea;
  /** Message keys. */
  title: string;
  hint?: string;
  /** Who may change it besides administrators: those who open settings (`settings.open`) and hold this. */
  permission?: Permission;
  /** By their path in the value: `perEmail.tries`; '' is the value itself. */
  fields?: Readonly<Record<string, SettingField>>;
  /** A list in the value, at a path: '' is the value itself. */
  rows?: {
    path: string;
    columns: Readonly<Record<string, SettingField>>;
    /** A column whose numbers must have this sum. */
    sum?: { column: string; of: number };
  };
}

/** The fields of limits (`LimitRule`), each with how often and in how many minutes. */
export function limitFields(labels: Readonly<Record<string, string>>): Record<string, SettingField> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, group]): [string, SettingField][] => [
      [`${name}.tries`, { label: 'siteSettings.field.tries', unit: 'times', group }],
      [`${name}.seconds`, { label: 'siteSettings.field.within', unit: 'minutes', group }],
    ]),
  );
}
