import type { PaymentMethod } from '#core/payment-providers.ts';

/** A way to pay that its owner has saved, as she knows it. */
export interface SavedWay {
  id: string;
  method: PaymentMethod;
  label: string;
}

/** As the radio buttons of `MethodChoice` say it. */
export const savedValue = ({ id, method }: SavedWay): string => `saved:${method}:${id}`;

/** What was chosen there: a way to pay, or a saved one. The contract judges whether there is such a method. */
export function readWay(value: string): { method: PaymentMethod; savedMethodId?: string } {
  const [kind = '', method = '', id = ''] = value.split(':');
  if (kind !== 'saved') return { method: value as PaymentMethod };
  return { method: method as PaymentMethod, savedMethodId: id };
}
