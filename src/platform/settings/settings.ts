import type * as z from 'zod';
import type { Ctx } from '../ctx.ts';
import { cacheReads } from '../cache/cached-read.ts';

interface SettingsTable {
  key: string;
  value: unknown;
}

declare module '../db/tables.ts' {
  interface Tables {
    settings: SettingsTable;
  }
}

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** Sent to every process after a setting was changed. */
export const settingsChanged = 'platform.settings.changed';

const readAll = cacheReads<SettingsCtx, 'all', ReadonlyMap<string, unknown>>(
  { topics: [settingsChanged], maxAgeSeconds: 60, max: 1 },
  async ({ db }) => {
    const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
    return new Map(rows.map(({ key, value }) => [key, value]));
  },
);

/** A setting of the site. The table holds only those that were changed. */
export interface Setting<T> {
  /** `<feature>.<name>`. */
  key: string;
  schema: z.ZodType<T>;
  initial: T;
  /** `operator`: a person with access to the server. These settings rarely change, and a wrong value locks people out. */
  changedBy: 'administrator' | 'operator';
}

/** Declares a setting; a feature lists its own in its manifest. Throws if the initial value does not fit the schema. */
export function defineSetting<T>(setting: Setting<T>): Setting<T> {
  return { ...setting, initial: setting.schema.parse(setting.initial) };
}

/** The value in force. Throws if the stored one does not fit the schema any more. */
export async function readSetting<T>(ctx: SettingsCtx, { key, schema, initial }: Setting<T>): Promise<T> {
  const settings = await readAll(ctx, 'all');
  if (!settings.has(key)) return initial;
  const result = schema.safeParse(settings.get(key));
  if (!result.success)
    throw new Error(`The setting ${key} has a value that does not fit: ${result.error.message}`);
  return result.data;
}

/** Changes a setting for every process, once the caller's transaction is committed. Refuses a value that does not fit. */
export async function changeSetting<T>(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  { key, schema }: Setting<T>,
  value: T,
): Promise<void> {
  const json = JSON.stringify(schema.parse(value));
  await ctx.db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
  ctx.afterCommit(() => ctx.events.publish(settingsChanged, key));
}
