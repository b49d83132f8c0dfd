import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Likeness } from '../policy.ts';

const most = 12;

export interface Alike {
  id: string;
  why: Likeness[];
}

/**
 * Donors who may be the same person as this one: those with another spelling of her mailbox, with the same account, or with the same name. The likeliest first;
 * nobody is merged by that alone.
 */
export async function findAlike({ db }: Pick<Ctx, 'db'>, headId: string): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    with own as (select id, mailbox_mark, folded_name from donors where head_id = ${headId}),
    alike as (
      select donors.head_id as id, 'mailbox' as why, 0 as place from donors
        where mailbox_mark in (select mailbox_mark from own where mailbox_mark is not null)
      union
      select donors.head_id, 'account', 1 from donors join donations on donations.donor_id = donors.id
        where donations.user_id in (
          select user_id from donations where donor_id in (select id from own) and user_id is not null
        )
      union
      select donors.head_id, 'name', 2 from donors
        where folded_name <> '' and folded_name in (select folded_name from own)
    )
    select id, array_agg(why order by place) as why from alike where id <> ${headId}
    group by id order by min(place), id limit ${most}`.execute(db);
  return rows;
}
