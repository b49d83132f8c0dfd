import type { LegalEntity } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { entitiesSetting } from './settings.ts';

/** The charity that an entity is, by its name and number; undefined until the setting `invoices.entities` has a number. */
export async function findCharity(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  entity: LegalEntity,
): Promise<{ name: string; number: string } | undefined> {
  const { name, charityNumber } = (await readSetting(ctx, entitiesSetting))[entity];
  return charityNumber === '' ? undefined : { name, number: charityNumber };
}
