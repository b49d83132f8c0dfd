import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** One thing to type or choose in a setting. `path` is its place in the value; in a row, the name of the column. */
export const SettingFieldView = z.object({
  path: z.string(),
  label: z.string(),
  /** Named together with the neighbors that have the same. */
  group: z.optional(z.string()),
  type: z.enum(['number', 'choice', 'date', 'country', 'text']),
  /** What a number counts, in words; the value is `factor` times what is typed. */
  unit: z.optional(z.string()),
  factor: z.int(),
  /** The most letters of a text. */
  longest: z.optional(z.number()),
  least: z.optional(z.number()),
  most: z.optional(z.number()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type SettingFieldView = z.infer<typeof SettingFieldView>;

/** A list in a setting's value. `path` is its place in the value, '' for the value itself. */
export const SettingRowsView = z.object({
  path: z.string(),
  columns: z.array(SettingFieldView),
  sum: z.optional(z.object({ column: z.string(), of: z.number() })),
});
export type SettingRowsView = z.infer<typeof SettingRowsView>;

/** A setting of the site, in the words of the request's language. */
export const SettingView = z.object({
  key: z.string(),
  area: z.string(),
  areaTitle: z.string(),
  title: z.string(),
  hint: z.nullable(z.string()),
  fields: z.array(SettingFieldView),
  rows: z.optional(SettingRowsView),
  value: z.unknown(),
  /** What the product ships with. */
  initial: z.unknown(),
  isInitial: z.boolean(),
  /** To be sent with a change: it is refused if the setting was changed meanwhile. */
  version: z.string(),
  /** Null if it is not known. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type SettingView = z.infer<typeof SettingView>;

const key = z.string().check(z.maxLength(100));
const version = z.string().check(z.maxLength(40));

const ChangeSettingInput = z.object({ key, version, value: z.unknown() });
export type ChangeSettingInput = z.infer<typeof ChangeSettingInput>;

const ResetSettingInput = z.object({ key, version });
export type ResetSettingInput = z.infer<typeof ResetSettingInput>;

export const siteSettingsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/settings',
      operationId: 'listSiteSettings',
      summary: 'List the settings of the site',
    })
    .output(z.object({ settings: z.array(SettingView) })),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/settings/{key}',
      operationId: 'getSiteSetting',
      summary: 'Get a setting of the site',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ key }))
    .output(SettingView),
  change: oc
    .route({
      method: 'PUT',
      path: '/admin/settings/{key}',
      operationId: 'changeSiteSetting',
      summary: 'Change a setting of the site, for every process within a second',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(ChangeSettingInput)
    .output(SettingView),
  reset: oc
    .route({
      method: 'POST',
      path: '/admin/settings/{key}/reset',
      operationId: 'resetSiteSetting',
      summary: 'Give a setting of the site the value that the product ships with',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(ResetSettingInput)
    .output(SettingView),
};

declare module '#core/api.ts' {
  interface Api {
    siteSettings: typeof siteSettingsContract;
  }
}
