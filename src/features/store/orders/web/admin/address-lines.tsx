import type { Address } from '#features/store/redemptions/contract.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { countriesQuery } from '#page/countries-query.ts';
import { usePage } from '#page/page-provider.tsx';

/** An address as it stands on a parcel: lines of any writing begin at the same edge. */
export function AddressLines({ address }: { address: Address }) {
  const { name, street, city, postalCode, country } = address;
  const { data: countries } = useSuspenseQuery(countriesQuery(usePage()));
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  const lines = [name, street, [postalCode, city].filter(Boolean).join(' '), countryName];
  return (
    <address className="mt-2 text-step-1 not-italic">
      {lines.map((line, index) => (
        <span key={index} className="block wrap-anywhere">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
