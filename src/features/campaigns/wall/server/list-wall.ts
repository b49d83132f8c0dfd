import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { findLiveCampaign } from '#features/campaigns/live/server/find-live.ts';
import { selectWall, viewWallGift } from '#features/campaigns/live/server/list-newest.ts';
import { foldName } from '#features/campaigns/server/fold-name.ts';
import type { WallAsked, WallPage } from '../contract.ts';
import { wallPage } from '../policy.ts';

/** One page of the gifts of a campaign that everyone may see. */
export async function listWall(
  ctx: Pick<Ctx, 'db'>,
  { slug, ...asked }: WallAsked & { slug: string },
): Promise<WallPage> {
  const { id } = await findLiveCampaign(ctx, slug);
  const matching = selectMatching(ctx, id, asked);
  const { rows, next } =
    asked.order === 'largest'
      ? await readLargest(matching, asked.after)
      : await readPage(matching, {
          by: ['given_at', 'id'],
          order: 'newest first',
          after: asked.after,
          perPage: wallPage,
        });
  return {
    items: rows.map(viewWallGift),
    totalItems: await countMatching(ctx, id, asked, matching),
    ...(next !== undefined && { next }),
  };
}

type Matching = ReturnType<typeof selectWall>;

function selectMatching(ctx: Pick<Ctx, 'db'>, id: string, { order, name = '' }: WallAsked): Matching {
  const words = foldName(name).split(' ').filter(Boolean);
  let gifts = selectWall(ctx, id);
  if (order === 'largest') gifts = gifts.where('anonymity', '<>', 'amount_hidden');
  // Nobody is called by signs alone.
  if (words.length === 0 && name.trim() !== '') return gifts.where(sql.lit(false));
  if (words.length > 0) {
    // Folded words are letters and digits, so nothing in them is a sign of the query's own.
    const query = words.map((word) => `'${word}':*`).join(' & ');
    gifts = gifts.where(
      sql<boolean>`array_to_tsvector(string_to_array(folded_name, ' ')) @@ ${query}::tsquery`,
    );
  }
  return gifts;
}

/** By keyset, as `readPage` does it for times. */
async function readLargest(matching: Matching, after: string | undefined) {
  const [, amount, id] = /^(\d{1,15})\.(.+)$/.exec(after ?? '') ?? [];
  const begun =
    amount === undefined || id === undefined
      ? matching
      : matching.where(
          sql<boolean>`(campaign_gifts.amount_left, campaign_gifts.id) < (${Number(amount)}::bigint, ${id})`,
        );
  const found = await begun
    .orderBy('campaign_gifts.amount_left', 'desc')
    .orderBy('campaign_gifts.id', 'desc')
    .limit(wallPage + 1)
    .execute();
  const rows = found.slice(0, wallPage);
  const last = rows.at(-1);
  return { rows, next: found.length > wallPage && last ? `${last.amount_left}.${last.id}` : undefined };
}

/** All of them are known from the sums; what is searched for or left out is counted. */
async function countMatching(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  { order, name = '' }: WallAsked,
  matching: Matching,
): Promise<number> {
  if (order === 'newest' && name.trim() === '') {
    const { gifts } = await db
      .selectFrom('campaign_sums')
      .select(({ fn }) => fn.sum<string | null>('gifts').as('gifts'))
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(gifts ?? 0);
  }
  const { count } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
