import type { LegalEntity } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isPublicOrigin } from '#platform/public-origin.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { isDescribed } from '../policy.ts';
import { entitiesSetting } from './settings.ts';

/**
 * Whether an entity may sell: at a public address only once the setting `invoices.entities` says who it is, so that nobody gets an
 * invoice with the data of an example. `owed`: by an invoice that is paid later, by transfer.
 */
export async function mayIssue(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock' | 'origin'>,
  entity: LegalEntity,
  { owed = false } = {},
): Promise<boolean> {
  if (!isPublicOrigin(ctx.origin)) return true;
  return isDescribed((await readSetting(ctx, entitiesSetting))[entity], { owed });
}
