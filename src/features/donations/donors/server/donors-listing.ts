import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { ListingPage } from '#core/listing.ts';
import { currencyCodes, decimalText, money, type Currency } from '#core/money.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { defineListing, type CsvColumn } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePeople } from '#features/people/server/public.ts';
import { markOfAddress } from '#features/donations/server/donation-rows.ts';
import { DonorsRequest, type DonorRowView } from '../contract.ts';
import { thanksStateNames, thanksStateOf } from '../policy.ts';
import { listGivenBy } from './given-by.ts';

/** The latest day on which a donor, or one who was merged into her, was thanked. */
const thankedOn = sql<string | null>`(
  select max(donor_thanks.thanked_on)::text from donor_thanks
  join donors thanked on thanked.id = donor_thanks.donor_id where thanked.head_id = donors.id
)`;
/** Who noted it, or mailed it. */
const thankedBy = sql<UserId | null>`(
  select donor_thanks.noted_by from donor_thanks
  join donors thanked on thanked.id = donor_thanks.donor_id where thanked.head_id = donors.id
  order by donor_thanks.thanked_on desc, donor_thanks.noted_at desc limit 1
)`;
const isRecurring = sql<boolean>`exists (
  select from donations join donors giver on giver.id = donations.donor_id
  where giver.head_id = donors.id and donations.state = 'running'
)`;
const givenOn = sql`(donors.last_given_at at time zone 'UTC')::date::text`;
/** The sealed address of her latest gift that has one. */
const sealedAddress = sql<string | null>`(
  select donations.sealed_address from donations join donors giver on giver.id = donations.donor_id
  where giver.head_id = donors.id and donations.sealed_address is not null
  order by (giver.id = donors.id) desc, donations.given_at desc, donations.id limit 1
)`;
const sealedPostal = sql<string | null>`(
  select donations.sealed_postal from donations join donors giver on giver.id = donations.donor_id
  where giver.head_id = donors.id and donations.sealed_postal is not null
  order by donations.given_at desc, donations.id limit 1
)`;

const donorsListing = defineListing({
  name: 'donors',
  request: DonorsRequest,
  rows: ({ db }) =>
    db
      .selectFrom('donors')
      .select(['donors.id', 'donors.name', 'donors.gifts', 'donors.dollars', 'donors.first_given_at'])
      .select('donors.last_given_at')
      .select([
        thankedOn.as('thanked_on'),
        thankedBy.as('thanked_by'),
        isRecurring.as('is_recurring'),
        sealedAddress.as('sealed_address'),
        sealedPostal.as('sealed_postal'),
      ])
      .where('donors.merged_into', 'is', null),
  id: sql.ref('donors.id'),
  sorts: {
    lastGivenAt: { by: sql.ref('donors.last_given_at'), type: 'timestamptz' },
    inDollars: { by: sql.ref('donors.dollars'), type: 'bigint', isRequired: true },
  },
  defaultSort: '-lastGivenAt',
  filters: {
    thanks: (state) =>
      state === 'never'
        ? sql`${thankedOn} is null`
        : state === 'again'
          ? sql`${thankedOn} < ${givenOn}`
          : sql`${thankedOn} >= coalesce(${givenOn}, '')`,
    recurring: (recurring) => (recurring === 'yes' ? isRecurring : sql`not ${isRecurring}`),
    currency: (currency) => sql`exists (
      select from donations join donors giver on giver.id = donations.donor_id
      join contributions on contributions.donation_id = donations.id
      where giver.head_id = donors.id and contributions.currency = ${currency}
    )`,
  },
  // A part of a name, under which she or one who was merged into her gave; an id; or a whole address, which is stored sealed.
  search(q, ctx) {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<boolean>`donors.id in (
      select giver.head_id from donors giver left join donations on donations.donor_id = giver.id
      where giver.name ilike ${part} or giver.id = ${q} or giver.address_mark = ${markOfAddress(ctx, q)}
        or donations.donor_name ilike ${part} or donations.id = ${q}
    )`;
  },
});

type DonorRow = Awaited<ReturnType<ReturnType<typeof donorsListing.rows>['execute']>>[number];

/** Everyone who has given, for finance; addresses only for those who may act. */
export async function listDonors(
  ctx: RequestCtx,
  request: DonorsRequest,
): Promise<ListingPage<DonorRowView>> {
  const page = await readListing(ctx, donorsListing, request);
  const mayAct = holdsPermission(signedIn(ctx), 'money.act');
  const given = await listGivenBy(
    ctx,
    page.items.map(({ id }) => id),
  );
  const names = await namesOf(ctx, page.items);
  return { ...page, items: page.items.map((row) => viewDonor(ctx, row, { given, names, mayAct })) };
}

/** One donor as the list shows her; undefined if she does not stand for herself. */
export async function findDonorView(ctx: RequestCtx, id: string): Promise<DonorRowView | undefined> {
  const row = await donorsListing.rows(ctx).where('donors.id', '=', id).executeTakeFirst();
  const mayAct = holdsPermission(signedIn(ctx), 'money.act');
  if (!row) return undefined;
  return viewDonor(ctx, row, {
    given: await listGivenBy(ctx, [id]),
    names: await namesOf(ctx, [row]),
    mayAct,
  });
}

/** Of those who thanked. */
function namesOf(ctx: RequestCtx, rows: readonly DonorRow[]) {
  return describePeople(ctx, [...new Set(rows.flatMap(({ thanked_by }) => thanked_by ?? []))]);
}

interface Told {
  given: ReadonlyMap<string, DonorRowView['given']>;
  names: Awaited<ReturnType<typeof namesOf>>;
  mayAct: boolean;
}

function viewDonor(
  { sealing }: Pick<Ctx, 'sealing'>,
  row: DonorRow,
  { given, names, mayAct }: Told,
): DonorRowView {
  const { id, name, gifts, dollars, last_given_at, thanked_on, thanked_by, is_recurring, sealed_address } =
    row;
  return {
    id,
    name,
    emailAddress: mayAct && sealed_address !== null ? sealing.open(sealed_address) : null,
    gifts,
    lastGivenAt: last_given_at?.toISOString() ?? null,
    given: given.get(id) ?? [],
    inDollars: { amount: dollars, currency: 'USD' },
    isRecurring: is_recurring,
    thanks: thanksStateOf(thanked_on, last_given_at),
    thankedOn: thanked_on,
    thankedBy: (thanked_by && names.get(thanked_by)?.displayName) ?? null,
  };
}

type Line = DonorRow & { given: DonorRowView['given'] };

const givenIn = {
  USD: 'donations.donors.givenUsd',
  GBP: 'donations.donors.givenGbp',
  CAD: 'donations.donors.givenCad',
  EUR: 'donations.donors.givenEur',
  ILS: 'donations.donors.givenIls',
} as const satisfies Record<Currency, string>;

/** One column for each currency: they are never added up. */
const sums = currencyCodes.map((code): CsvColumn<Line> => ({
  heading: givenIn[code],
  value: ({ given }) => {
    const own = given.find(({ left }) => left.currency === code);
    return own && decimalText(money(own.left.amount, code));
  },
}));

/** With addresses, to write to donors: so it is for those who may act. */
export const donorsFile = describedFile({
  name: 'donors',
  request: DonorsRequest,
  permission: 'money.act',
  columns: [
    { heading: 'donations.list.donor', value: ({ name }: Line) => name },
    {
      heading: 'donations.list.address',
      value: ({ sealed_address }, { sealing }) => sealed_address && sealing.open(sealed_address),
    },
    {
      heading: 'donations.offline.postal',
      value: ({ sealed_postal }, { sealing }) => sealed_postal && sealing.open(sealed_postal),
    },
    { heading: 'donations.donors.gifts', value: ({ gifts }) => gifts },
    { heading: 'donations.donors.firstGift', value: ({ first_given_at }) => first_given_at },
    { heading: 'donations.donors.lastGift', value: ({ last_given_at }) => last_given_at },
    ...sums,
    { heading: 'donations.donors.recurring', value: ({ is_recurring }) => is_recurring },
    {
      heading: 'donations.donors.thanks',
      value: ({ thanked_on, last_given_at }, ctx) =>
        ctx.say(thanksStateNames[thanksStateOf(thanked_on, last_given_at)]),
    },
    { heading: 'donations.donors.thankedOn', value: ({ thanked_on }) => thanked_on },
    { heading: 'donations.donors.id', value: ({ id }) => id },
  ] satisfies CsvColumn<Line>[],
  listingFor: () => donorsListing,
  async describe(ctx, rows) {
    const given = await listGivenBy(
      ctx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, given: given.get(row.id) ?? [] }));
  },
});
