import type { Ctx } from '#platform/ctx.ts';
import { settingsChanged } from '#platform/settings.ts';

/** Changes a setting of the product, as an administrator would. */
export async function changeSetting(
  { db, events }: Pick<Ctx, 'db' | 'events'>,
  key: string,
  value: unknown,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute();
  await events.publish(settingsChanged, key);
}
