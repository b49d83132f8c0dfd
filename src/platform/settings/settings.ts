import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod';
import { cacheReads } from '../cache/cached-read.ts';
import type { Ctx } from '../ctx.ts';
import type { SettingForm } from './setting-form.ts';

interface SettingsTable {
  key: string;
  value: unknown;
  changed_at: Date | null;
  /** Who changed it last, as in the audit log. */
  changed_by: string | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    settings: SettingsTable;
  }
}

declare module '../ctx.ts' {
  interface Ctx {
    /** The settings of all features. */
    siteSettings: readonly Setting<unknown>[];
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

/** A setting of the site, which an administrator may change. The table holds only those that were changed. */
export interface Setting<T> {
  /** `<feature>.<name>`. */
  key: string;
  schema: z.ZodType<T>;
  initial: T;
  form: SettingForm;
}

/** What is in force for a setting, and who changed it last. */
export interface StoredSetting {
  value: unknown;
  isInitial: boolean;
  /** Changes with the value: a change that is based on another version is too late. */
  version: string;
  changedAt: Date | undefined;
  changedBy: string | undefined;
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

/** The settings as the database has them at this moment, whether their values still fit or not. */
export async function readStoredSettings(
  { db }: Pick<Ctx, 'db'>,
  settings: readonly Setting<unknown>[],
): Promise<Map<string, StoredSetting>> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    settings.map(({ key, initial }) => {
      const row = stored.get(key);
      const value = row ? row.value : initial;
      return [
        key,
        {
          value,
          isInitial: row === undefined,
          version: versionOf(value, row === undefined),
          changedAt: row?.changed_at ?? undefined,
          changedBy: row?.changed_by ?? undefined,
        },
      ];
    }),
  );
}

function versionOf(value: unknown, isInitial: boolean): string {
  return createHash('sha256')
    .update(JSON.stringify([isInitial, value]))
    .digest('hex')
    .slice(0, 16);
}

/** Lets the caller's transaction decide alone about a setting. */
export async function lockSetting({ db }: Pick<Ctx, 'db'>, { key }: Setting<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings:${key}`}, 0))`.execute(db);
}

type ChangeCtx = Pick<Ctx, 'db' | 'events' | 'afterCommit' | 'clock'>;

/** Changes a setting for every process, once the caller's transaction is committed. Refuses a value that does not fit. */
export async function changeSetting<T>(
  ctx: ChangeCtx,
  { key, schema }: Setting<T>,
  value: T,
  changedBy?: string,
): Promise<void> {
  const row = {
    value: JSON.stringify(schema.parse(value)),
    changed_at: ctx.clock.now(),
    changed_by: changedBy ?? null,
  };
  await ctx.db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  ctx.afterCommit(() => ctx.events.publish(settingsChanged, key));
}

/** Gives a setting its initial value back, in the same way. */
export async function resetSetting(ctx: ChangeCtx, { key }: Setting<unknown>): Promise<void> {
  await ctx.db.deleteFrom('settings').where('key', '=', key).execute();
  ctx.afterCommit(() => ctx.events.publish(settingsChanged, key));
}
