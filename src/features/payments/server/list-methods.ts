import { currencyCodes, type Currency } from '#core/money.ts';
import {
  legalEntityOf,
  legalEntities,
  methodsFor,
  type LegalEntity,
  type PaymentMethod,
} from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mayIssue } from '#features/invoices/server/public.ts';
import { providerFor } from './provider-for.ts';

type MethodsCtx = Pick<Ctx, 'providers' | 'db' | 'events' | 'clock' | 'origin'>;

/** The ways to pay here in a currency, with funds only for gifts; for what recurs, only those that can be charged again. */
export async function listMethods(
  ctx: MethodsCtx,
  currency: Currency,
  { recurs, isGift = false }: { recurs: boolean; isGift?: boolean },
): Promise<PaymentMethod[]> {
  if (!(await mayIssue(ctx, legalEntityOf(currency)))) return [];
  return methodsFor(currency, { isGift })
    .map(({ method }) => method)
    .filter((method) => {
      const provider = providerFor(ctx, method, currency);
      return provider !== undefined && (!recurs || ctx.providers[provider]?.recurs === true);
    });
}

/** The entities that have a provider, and may not be paid yet, since nobody has said who they are. */
export async function listUndescribed(ctx: MethodsCtx): Promise<LegalEntity[]> {
  const isConnected = (entity: LegalEntity) =>
    currencyCodes.some(
      (currency) =>
        legalEntityOf(currency) === entity &&
        methodsFor(currency, { isGift: true }).some(({ method }) => providerFor(ctx, method, currency)),
    );
  const connected = legalEntities.filter(isConnected);
  const may = await Promise.all(connected.map((entity) => mayIssue(ctx, entity)));
  return connected.filter((_entity, index) => !may[index]);
}
