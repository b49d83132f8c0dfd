import { adminHref } from '#admin-urls.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { describePeople, emailKey, type PersonDescribed } from '#features/people/server/public.ts';
import { viewContribution } from '#features/donations/finance/server/view-contribution.ts';
import type { AdminDonor } from '../contract.ts';
import { getHead, listMembers, type DonorRow } from './donor-rows.ts';
import { findDonorView } from './donors-listing.ts';
import { findAlike } from './find-alike.ts';

/** So many of the latest gifts stand on the page; the list of all gifts has the rest. */
const latestShown = 10;

type Names = ReadonlyMap<UserId, PersonDescribed>;

/** Everything of a donor and of those who were merged into her, for finance. One who was merged is shown as the one who stands for her. */
export async function getAdminDonor(ctx: RequestCtx, { id: asked }: { id: string }): Promise<AdminDonor> {
  const head = await getHead(ctx, asked);
  const view = await findDonorView(ctx, head.id);
  if (!view) throw new NotFound();
  const mayAct = holdsPermission(signedIn(ctx), 'money.act');
  const members = await listMembers(ctx, head.id);
  const ids = members.map(({ id }) => id);
  const donations = await listDonations(ctx, ids);
  const [notes, thanks] = [await listNotes(ctx, ids), await listThanks(ctx, ids)];
  const names = await describePeople(ctx, [
    ...new Set(
      [
        ...members.map(({ merged_by }) => merged_by),
        ...donations.map(({ user_id }) => user_id),
        ...notes.flatMap(({ written_by, changed_by }) => [written_by, changed_by]),
        ...thanks.map(({ noted_by }) => noted_by),
      ].filter((id) => id !== null),
    ),
  ]);
  const nameOf = (userId: UserId | null) =>
    userId === null ? null : (names.get(userId)?.displayName ?? null);
  const open = (sealed: string) => ctx.sealing.open(sealed);
  const addressesOf = (donorId?: string) =>
    mayAct
      ? [
          ...new Map(
            donations
              .filter(({ donor_id }) => donorId === undefined || donor_id === donorId)
              .flatMap(({ sealed_address }) => (sealed_address === null ? [] : open(sealed_address)))
              .map((address) => [emailKey(address), address] as const),
          ).values(),
        ]
      : [];
  return {
    ...view,
    firstGivenAt: head.first_given_at?.toISOString() ?? null,
    donations: donations.length,
    running: donations.filter(({ state }) => state === 'running').length,
    people: describeAccounts(ctx, donations, names),
    addresses: addressesOf(),
    latest: await listLatest(ctx, ids),
    merged: members
      .filter(({ id }) => id !== head.id)
      .map((member) => ({
        id: member.id,
        name: member.name,
        emailAddress: addressesOf(member.id)[0] ?? null,
        gifts: donations.filter(({ donor_id }) => donor_id === member.id).length,
        by: nameOf(member.merged_by),
        at: (member.merged_at ?? member.created_at).toISOString(),
      })),
    alike: await listAlike(ctx, head),
    notes: mayAct
      ? notes.map((note) => ({
          id: note.id,
          text: open(note.sealed_text),
          version: note.version,
          by: nameOf(note.written_by),
          at: note.written_at.toISOString(),
          changedBy: nameOf(note.changed_by),
          changedAt: note.changed_at?.toISOString() ?? null,
        }))
      : null,
    thanked: thanks.map(({ id, how, thanked_on, noted_by }) => ({
      id,
      how,
      thankedOn: thanked_on,
      by: nameOf(noted_by),
    })),
    today: ctx.clock.now().toISOString().slice(0, 10),
    mayAct,
  };
}

type OwnDonation = Awaited<ReturnType<typeof listDonations>>[number];

/** The latest first. */
function listDonations({ db }: RequestCtx, donorIds: readonly string[]) {
  return db
    .selectFrom('donations')
    .select(['id', 'donor_id', 'user_id', 'state', 'sealed_address'])
    .where('donor_id', 'in', [...donorIds])
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute();
}

function describeAccounts(
  ctx: RequestCtx,
  donations: readonly OwnDonation[],
  names: Names,
): AdminDonor['people'] {
  const mayOpen = holdsPermission(signedIn(ctx), 'users.find');
  const userIds = new Set(donations.flatMap(({ user_id }) => user_id ?? []));
  return [...userIds].flatMap((userId) => {
    const person = names.get(userId);
    return person
      ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: userId }) : null }
      : [];
  });
}

async function listLatest(ctx: RequestCtx, donorIds: readonly string[]): Promise<AdminDonor['latest']> {
  const rows = await ctx.db
    .selectFrom('contributions')
    .innerJoin('donations', 'donations.id', 'contributions.donation_id')
    .selectAll('contributions')
    .select(['donations.donor_name', 'donations.anonymity', 'donations.about', 'donations.period'])
    .where('donations.donor_id', 'in', [...donorIds])
    .orderBy('contributions.given_at', 'desc')
    .orderBy('contributions.id')
    .limit(latestShown)
    .execute();
  return rows.map((row) => viewContribution(ctx, row, row));
}

async function listAlike(ctx: RequestCtx, head: DonorRow): Promise<AdminDonor['alike']> {
  const alike: AdminDonor['alike'] = [];
  for (const { id, why } of await findAlike(ctx, head.id)) {
    const other = await findDonorView(ctx, id);
    if (other)
      alike.push({ id, name: other.name, emailAddress: other.emailAddress, gifts: other.gifts, why });
  }
  return alike;
}

/** The latest first. */
function listNotes({ db }: RequestCtx, donorIds: readonly string[]) {
  return db
    .selectFrom('donor_notes')
    .selectAll()
    .where('donor_id', 'in', [...donorIds])
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute();
}

function listThanks({ db }: RequestCtx, donorIds: readonly string[]) {
  return db
    .selectFrom('donor_thanks')
    .selectAll()
    .where('donor_id', 'in', [...donorIds])
    .orderBy('thanked_on', 'desc')
    .orderBy('noted_at', 'desc')
    .orderBy('id')
    .execute();
}
