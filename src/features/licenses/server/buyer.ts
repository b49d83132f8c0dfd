import type { Sealing } from '#platform/crypto/sealing.ts';

/** Who buys a license, as the invoice names her. Stored encrypted. */
export interface LicenseBuyer {
  school: string;
  /** Line by line. */
  address: string;
  contactName: string;
  contactEmail: string;
  purchaseOrder: string;
  taxNumber: string;
}

export const sealBuyer = (sealing: Sealing, buyer: LicenseBuyer): string =>
  sealing.seal(JSON.stringify(buyer));

export const readBuyer = (sealing: Sealing, sealed: string): LicenseBuyer =>
  JSON.parse(sealing.open(sealed)) as LicenseBuyer;
