import type { Currency } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { isRegisteredInCanada, type DocumentKind } from '#features/invoices/policy.ts';
import { canadaSetting, entitiesSetting } from '#features/invoices/server/settings.ts';
import type { Issuer } from './tables.ts';

interface Issued {
  entity: LegalEntity;
  kind: DocumentKind;
  currency: Currency;
  due?: object;
}

/** Who issues a document now. A gift in Canadian dollars is receipted by the charity there, once the settings describe it. */
export async function readIssuer(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  { entity, kind, currency, due }: Issued,
): Promise<Issuer> {
  const { bank, ...described } = (await readSetting(ctx, entitiesSetting))[entity];
  if (kind === 'receipt' && currency === 'CAD') {
    const charity = await readSetting(ctx, canadaSetting);
    const { name, address, ...canada } = charity;
    if (isRegisteredInCanada(charity))
      return { name, address, taxNumber: '', email: described.email, canada };
  }
  return due ? { ...described, bank } : described;
}
