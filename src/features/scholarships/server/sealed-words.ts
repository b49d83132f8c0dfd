import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Sealing } from '#platform/crypto/sealing.ts';
import { emailKey } from '#features/people/server/public.ts';

/** What someone wrote about herself: stored encrypted, since it may be a hardship. */
export interface Told {
  name: string;
  emailAddress: string;
  words: string;
}

export const sealTold = (sealing: Sealing, told: Told): string => sealing.seal(JSON.stringify(told));

export const readTold = (sealing: Sealing, sealed: string): Told => JSON.parse(sealing.open(sealed)) as Told;

/** By which the requests of an address are found, however it is written. */
export const hashAddress = (emailAddress: string): Buffer => hashSecret(emailKey(emailAddress));
