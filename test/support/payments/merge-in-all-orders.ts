import { isDeepStrictEqual } from 'node:util';
import type { PaymentFacts } from '#platform/payments/provider.ts';

const advance = ['pending', 'pledged', 'expired', 'failed', 'authorised', 'captured'] as const;

/** The different results of putting facts together in every order, each of them twice. One, if order makes no difference. */
export function mergeInAllOrders(facts: readonly PaymentFacts[]): PaymentFacts[] {
  const results: PaymentFacts[] = [];
  for (const order of ordersOf(facts)) {
    const result = [...order, ...order].reduce(merge, {});
    if (!results.some((other) => isDeepStrictEqual(other, result))) results.push(result);
  }
  return results;
}

function merge(one: PaymentFacts, other: PaymentFacts): PaymentFacts {
  const states = [one.state, other.state].filter((state) => state !== undefined);
  const state = states.toSorted((a, b) => advance.indexOf(b) - advance.indexOf(a))[0];
  return {
    ...one,
    ...other,
    ...(state && { state }),
    ...(one.refunds || other.refunds ? { refunds: byReference(one.refunds, other.refunds) } : {}),
    ...(one.disputes || other.disputes ? { disputes: byReference(one.disputes, other.disputes) } : {}),
  };
}

function byReference<T extends { reference: string }>(one: readonly T[] = [], other: readonly T[] = []): T[] {
  const all = new Map([...one, ...other].map((item) => [item.reference, item]));
  return [...all.values()].toSorted((a, b) => a.reference.localeCompare(b.reference));
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    ordersOf([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
