import { NotFound } from '#core/refusals.ts';
import { decimalText, money } from '#core/money.ts';
import { writeCsv, type ListingWithFile } from '#platform/listing/listing-csv.ts';
import { parseRequest } from '#platform/listing/parse-request.ts';
import type { Ctx } from '#platform/ctx.ts';
import { ScheduleRequest } from '../contract.ts';
import {
  giftAidCurrency,
  longestInSchedule,
  overseasPostcode,
  rowsPerSchedule,
  schedulesOf,
  type Taxpayer,
} from '../policy.ts';
import { readTaxpayer } from './declaration-rows.ts';

/** The columns of the schedule of Charities Online: HMRC's words, in no other language. */
const columns = [
  'Title',
  'First name or initial',
  'Last name',
  'House name or number',
  'Postcode',
  'Aggregated donations',
  'Sponsored event',
  'Donation date (DD/MM/YY)',
  'Amount',
] as const;

/** The schedule of a claim for HMRC, in files of as many rows as one of theirs has. It has addresses, so it is for those who act. */
export const scheduleFile: ListingWithFile = {
  name: 'gift-aid-schedule',
  permission: 'money.act',
  parse: (query) => parseRequest(ScheduleRequest, query),
  async open(ctx, request) {
    // `parse` has made it.
    const { claim: id, part } = request as ScheduleRequest;
    const claim = await ctx.db
      .selectFrom('gift_aid_claims')
      .select('gifts')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!claim || part > schedulesOf(claim.gifts)) throw new NotFound();
    const rows = await readRows(ctx, id, part);
    return { count: rows.length, chunks: inOneChunk(writeCsv([[...columns], ...rows])) };
  },
};

async function readRows(ctx: Ctx, claimId: string, part: number): Promise<string[][]> {
  const first = (part - 1) * rowsPerSchedule;
  const lines = await ctx.db
    .selectFrom('gift_aid_claim_lines as lines')
    .innerJoin('gift_aid_declarations as declarations', 'declarations.id', 'lines.declaration_id')
    .select(['lines.given_on', 'lines.amount', 'declarations.sealed_taxpayer'])
    .where('lines.claim_id', '=', claimId)
    .where('lines.place', '>', first)
    .where('lines.place', '<=', first + rowsPerSchedule)
    .orderBy('lines.place')
    .execute();
  return lines.map(({ given_on, amount, ...declaration }) => [
    ...namesOf(readTaxpayer(ctx, declaration)),
    '',
    '',
    dayOfSchedule(given_on),
    decimalText(money(amount, giftAidCurrency)),
  ]);
}

/** Six years after the claim nobody is named in it any more. */
function namesOf(taxpayer: Taxpayer | undefined): string[] {
  if (!taxpayer) return ['', '', '', '', ''];
  const { title, firstName, lastName, house, postcode } = taxpayer;
  return [
    title.length > longestInSchedule.title ? '' : title,
    firstName,
    lastName,
    house,
    postcode ?? overseasPostcode,
  ];
}

/** `2026-11-29` as `29/11/26`. */
function dayOfSchedule(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${date}/${month}/${year.slice(2)}`;
}

async function* inOneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
