import { useFormatter } from 'use-intl';
import type { ImpactItem } from '../contract.ts';

/** Writes sums that stand together alike: without decimals where all of them, in minor units, are whole. */
export function useSums(all: readonly number[]): (minor: number, currency: ImpactItem['currency']) => string {
  const format = useFormatter();
  const areWhole = all.every((minor) => minor % 100 === 0);
  return (minor, currency) =>
    format.number(minor / 100, {
      style: 'currency',
      currency,
      ...(areWhole && { maximumFractionDigits: 0 }),
    });
}
