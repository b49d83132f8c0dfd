import { randomUUID } from 'node:crypto';
import type { RequestCtx } from '#platform/ctx.ts';
import type { DonationInput } from './giving/contract.ts';
import { giveDonation } from './giving/server/give-donation.ts';
import { completeDonation } from './giving/server/view-donation.ts';
import {
  findDonation,
  listContributionsOf,
  type ContributionRow,
  type DonationRow,
} from './server/donation-rows.ts';

/** Thirty-six dollars in memory of someone, by card. */
export const wantedDonation = {
  period: 'once',
  currency: 'USD',
  amount: '36',
  coversCosts: false,
  anonymity: 'named',
  dedication: 'memory',
  dedicationText: 'Avraham ben Moshe',
  message: '',
  donorName: 'Leah Donor',
  donorAddress: 'leah@example.org',
  method: 'creditOrDebit',
} as const satisfies Omit<DonationInput, 'key'>;

/** A donation that is written down and begun, and not paid. */
export async function makeDonation(
  ctx: RequestCtx,
  input: Partial<DonationInput> = {},
): Promise<DonationRow & { token: string }> {
  const { token } = await giveDonation(ctx, { ...wantedDonation, key: randomUUID(), ...input });
  return { ...(await readDonation(ctx, token)), token };
}

/** A donation that is paid at the provider, by `pay`. */
export async function makeGivenDonation(
  ctx: RequestCtx,
  { pay, ...input }: Partial<DonationInput> & { pay: (paymentId: string) => void },
): Promise<DonationRow & { token: string; paymentId: string; contribution: ContributionRow }> {
  const { token, payment_id } = await makeDonation(ctx, input);
  const paymentId = payment_id ?? '';
  pay(paymentId);
  await completeDonation(ctx, { token, query: {} });
  const donation = await readDonation(ctx, token);
  const [contribution] = await listContributionsOf(ctx, donation.id);
  if (!contribution) throw new Error('nothing came of it');
  return { ...donation, token, paymentId, contribution };
}

export async function readDonation(ctx: Pick<RequestCtx, 'db'>, token: string): Promise<DonationRow> {
  const donation = await findDonation(ctx, { token });
  if (!donation) throw new Error('no such donation');
  return donation;
}

export { getDonationForm } from './giving/server/form.ts';
export { giveDonation } from './giving/server/give-donation.ts';
