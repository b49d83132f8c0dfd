import { randomUUID } from 'node:crypto';
import type { RequestCtx } from '#platform/ctx.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { DonorRowView } from './donors/contract.ts';
import { listDonors } from './donors/server/donors-listing.ts';
import type { AdminDonation } from './finance/contract.ts';
import type { GiftAidInput } from './gift-aid/contract.ts';
import type { DonationInput } from './giving/contract.ts';
import type { EnterGiftInput } from './offline/contract.ts';
import { enterGift } from './offline/server/enter-gift.ts';
import { giveDonation } from './giving/server/give-donation.ts';
import { completeDonation } from './giving/server/view-donation.ts';
import {
  chargeGift,
  chargeGiftJob,
  takeDue,
  takeDueJob,
  type ChargeGiftJob,
} from './recurring/server/take-due.ts';
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

/** A donation that recurs, whose first gift is paid at the provider, by `pay`. */
export function makeRecurring(
  ctx: RequestCtx,
  { pay, ...input }: Partial<DonationInput> & { pay: (paymentId: string) => void },
): ReturnType<typeof makeGivenDonation> {
  return makeGivenDonation(ctx, { pay, period: 'month', ...input });
}

/** The jobs of what recurs, as the manifest defines them. */
export function defineRecurringJobs(jobs: Pick<Jobs, 'define'>, ctx: RequestCtx): void {
  jobs.define(takeDueJob, () => takeDue(ctx));
  jobs.define(chargeGiftJob, (job: ChargeGiftJob) => chargeGift(ctx, job));
}

export async function readDonation(ctx: Pick<RequestCtx, 'db'>, token: string): Promise<DonationRow> {
  const donation = await findDonation(ctx, { token });
  if (!donation) throw new Error('no such donation');
  return donation;
}

export { getAdminDonor } from './donors/server/admin-donor.ts';
export { removeThanks } from './donors/server/thanks.ts';
export { listContributions } from './finance/server/contributions-listing.ts';
export { correctGift } from './offline/server/correct-gift.ts';
export { moveDonation } from './offline/server/move-donation.ts';
export { getDonationForm } from './giving/server/form.ts';
export { getDonation } from './giving/server/view-donation.ts';
export { giveDonation } from './giving/server/give-donation.ts';
export { takeDueJob } from './recurring/server/take-due.ts';

/** What Leah declares for her gifts in pounds. */
export const declaredGiftAid = {
  scope: 'gift',
  title: 'Mrs',
  firstName: 'Leah',
  lastName: 'Donor',
  house: '14',
  address: 'Street Lane\nLeeds',
  postcode: 'ls81aa',
  isOverseas: false,
} as const satisfies GiftAidInput;

/** A check of £180 that finance enters today, unless something else is said. */
export const enteredGift = {
  donorName: 'Moshe Check',
  emailAddress: 'moshe@example.org',
  postalAddress: '1 Street Lane\nLeeds LS8 1AA',
  country: 'GB',
  amount: '180',
  currency: 'GBP',
  receivedOn: '2026-11-17',
  method: 'check',
  to: '',
  anonymity: 'named',
  language: 'en',
  note: 'No. 000123',
} as const satisfies Omit<EnterGiftInput, 'key'>;

/** Enters a gift that came by hand, as someone of finance. */
export function makeEnteredGift(
  finance: RequestCtx,
  input: Partial<EnterGiftInput> = {},
): Promise<AdminDonation> {
  return enterGift(finance, { ...enteredGift, key: randomUUID(), ...input });
}

/** The donor of this name, as finance sees her; there is one. */
export async function donorNamed(finance: RequestCtx, name: string): Promise<DonorRowView> {
  const { items } = await listDonors(finance, { q: name });
  const [found, ...others] = items.filter((each) => each.name === name);
  if (!found || others.length > 0) throw new Error(`not one donor is called ${name}`);
  return found;
}
