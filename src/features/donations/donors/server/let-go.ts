import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { recountDonors } from './count-donor.ts';
import { holdDonors } from './hold-donors.ts';

/**
 * Erased donations are nobody's any more: a donor of whom none is left goes, with her notes and thanks. In the caller's transaction, which has locked the
 * donations: gifts lock theirs before they hold the donors, too.
 */
export async function letGoOfDonors(ctx: Pick<Ctx, 'db'>, donationIds: readonly string[]): Promise<void> {
  const { db } = ctx;
  await holdDonors(ctx, 'alone');
  const heads = await db
    .selectFrom('donors')
    .innerJoin('donations', 'donations.donor_id', 'donors.id')
    .select('donors.head_id')
    .distinct()
    .where('donations.id', 'in', [...donationIds])
    .orderBy('donors.head_id')
    .execute();
  await db
    .updateTable('donations')
    .set({ donor_id: null })
    .where('id', 'in', [...donationIds])
    .execute();
  for (const { head_id } of heads) await letGoOfGroup(ctx, head_id);
}

async function letGoOfGroup({ db }: Pick<Ctx, 'db'>, headId: string): Promise<void> {
  const members = await db
    .selectFrom('donors')
    .select(({ exists, selectFrom }) => [
      'id',
      'name',
      'folded_name',
      exists(selectFrom('donations').select('id').whereRef('donor_id', '=', 'donors.id')).as('remains'),
    ])
    .where('head_id', '=', headId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const remaining = members.filter(({ remains }) => remains);
  const [known] = remaining;
  if (!known) {
    await db.deleteFrom('donors').where('head_id', '=', headId).execute();
    return;
  }
  // Of those who were merged, one may be erased alone. She still holds the others together, under one of their names.
  const gone = members.filter(({ remains }) => !remains).map(({ id }) => id);
  if (gone.length > 0) {
    await db
      .updateTable('donors')
      .set({
        address_mark: null,
        mailbox_mark: null,
        name: sql`case id when head_id then ${known.name} else '' end`,
        folded_name: sql`case id when head_id then ${known.folded_name} else '' end`,
      })
      .where('id', 'in', gone)
      .execute();
    await db.deleteFrom('donor_notes').where('donor_id', 'in', gone).execute();
    await db.deleteFrom('donor_thanks').where('donor_id', 'in', gone).execute();
  }
  await recountDonors({ db }, [headId]);
}
