import type * as z from 'zod';
import type { Ctx } from './ctx.ts';
import { cacheReads } from './cache/cached-read.ts';

interface SettingsTable {
  key: string;
  value: unknown;
}

declare module './db/tables.ts' {
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

/** A setting that an administrator may change; its initial value comes with the migration of the feature that reads it. */
export async function readSetting<T>(ctx: SettingsCtx, key: string, schema: z.ZodType<T>): Promise<T> {
  const settings = await readAll(ctx, 'all');
  const result = schema.safeParse(settings.get(key));
  if (!result.success)
    throw new Error(`The setting ${key} has a value that does not fit: ${result.error.message}`);
  return result.data;
}
