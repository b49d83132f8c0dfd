import { optionalText } from '#page/form/fields.ts';
import type { Address } from '../redemptions/contract.ts';

/** Where goods are sent, named as the contract names what is wrong with it. Not every form shows the fields. */
export const addressFields = {
  'address.name': optionalText,
  'address.street': optionalText,
  'address.city': optionalText,
  'address.postalCode': optionalText,
  'address.country': optionalText,
} as const;

type Typed = Record<keyof typeof addressFields, string | undefined>;

/** What was typed; undefined where the form has no address. */
export function readAddress(typed: Typed): Address | undefined {
  if (typed['address.country'] === undefined) return undefined;
  return {
    name: typed['address.name'] ?? '',
    street: typed['address.street'] ?? '',
    city: typed['address.city'] ?? '',
    postalCode: typed['address.postalCode'] ?? '',
    country: typed['address.country'],
  };
}
