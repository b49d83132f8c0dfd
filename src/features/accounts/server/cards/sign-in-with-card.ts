import { readClearCode } from '../../../../core/clear-code.ts';
import { Conflict, NotFound } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import type { CardInput, CardView } from '../../contract-cards.ts';
import type { SessionAnswer } from '../../contract.ts';
import { openFor } from '../sessions/open-for.ts';
import { hashSecret } from '../sessions/sessions.ts';
import { cardLength } from './card-length.ts';

/** Whose card it is, its code typed in any way. Looking changes nothing. */
export async function describeCard(ctx: Ctx, { token }: CardInput): Promise<CardView> {
  const owner = await findOwner(ctx, token);
  if (!owner) throw new NotFound();
  return { firstName: owner.first_name };
}

/**
 * Signs in whose card it is, as often as she shows it; on a device of the school, so only until the browser closes.
 * Refuses with `card_over` a card that was replaced.
 */
export async function signInWithCard(ctx: RequestCtx, { token }: CardInput): Promise<SessionAnswer> {
  const owner = await findOwner(ctx, token);
  if (!owner) throw new Conflict('card_over', 'accounts.card.over');
  return openFor(ctx, owner.id, { remember: false, tookSecondStep: false });
}

async function findOwner({ db }: Pick<Ctx, 'db'>, typed: string) {
  const token = readClearCode(typed, cardLength);
  if (token === undefined) return undefined;
  return db
    .selectFrom('student_cards')
    .innerJoin('users', 'users.id', 'student_cards.user_id')
    .select(['users.id', 'users.first_name'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
}
