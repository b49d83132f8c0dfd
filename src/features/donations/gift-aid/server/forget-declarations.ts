import { sql } from 'kysely';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { daysKept } from '#features/donations/policy.ts';
import { giftAidYears, yearsBefore } from '../policy.ts';

/**
 * Erases a donor from the declarations of her donations as far as HMRC allows: they cover no other gift any more, and keep the taxpayer until
 * `forgetDeclarations` removes her. In the caller's transaction.
 */
export async function eraseFromDeclarations(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  donationIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('gift_aid_declarations')
    .set({ user_id: null, address_mark: null, erased_at: clock.now() })
    .where('donation_id', 'in', donationIds)
    .where('erased_at', 'is', null)
    .execute();
}

/**
 * Removes the taxpayers of declarations that are over (canceled, for one donation alone, or of a donor who is forgotten) once nobody can ask for them:
 * six years after the last claim, and when none of their gifts can be claimed any more. Promises that came to nothing go with their drafts' time.
 */
export async function forgetDeclarations({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const { claimed, kept } = giftAidYears;
  await db
    .deleteFrom('gift_aid_declarations')
    .where('in_effect_at', 'is', null)
    .where('made_at', '<', new Date(now.getTime() - daysKept.draft * dayMs))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('donations')
          .select('id')
          .whereRef('donations.id', '=', 'gift_aid_declarations.donation_id')
          .where('state', '<>', 'draft'),
      ),
    )
    .execute();
  await sql`
    update gift_aid_declarations declaration
    set sealed_taxpayer = null, sealed_paper = null, forgotten_at = ${now}
    where forgotten_at is null and in_effect_at is not null
      and (canceled_at is not null or erased_at is not null or scope = 'gift'
        or exists (select from donations where id = declaration.donation_id and erased_at is not null))
      and not exists (
        select from gift_aid_claim_lines lines join gift_aid_claims claims on claims.id = lines.claim_id
        where lines.declaration_id = declaration.id and claims.made_at >= ${yearsBefore(now, kept)})
      and not exists (
        select from gift_aid_gifts gifts join contributions given on given.id = gifts.contribution_id
        where gifts.declaration_id = declaration.id and given.given_at >= ${yearsBefore(now, claimed)})
      and not exists (
        select from donations
        where id = declaration.donation_id and state = 'running' and declaration.canceled_at is null)`.execute(
    db,
  );
}
