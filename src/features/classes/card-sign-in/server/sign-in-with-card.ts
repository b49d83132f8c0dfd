import { readClearCode } from '#core/clear-code.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import type { CardInput, CardView } from '../contract.ts';
import { selectUsers } from '#features/people/server/public.ts';
import type { SessionAnswer } from '#features/sign-in/contract.ts';
import { openSessionFor } from '#features/sign-in/server/public.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import { cardLength } from '#features/classes/policy.ts';

/** Whose card it is, however its code is typed. Looking changes nothing. */
export async function describeCard(ctx: Ctx, { token }: CardInput): Promise<CardView> {
  const owner = await findOwner(ctx, token);
  if (!owner) throw new NotFound();
  const { actor } = ctx;
  return { firstName: owner.first_name, isOwn: actor.kind === 'member' && actor.userId === owner.id };
}

/**
 * Signs in the card's owner, any number of times; the device is the school's, so only until the browser closes. Refuses
 * a replaced card with `card_over`.
 */
export async function signInWithCard(ctx: RequestCtx, { token }: CardInput): Promise<SessionAnswer> {
  const owner = await findOwner(ctx, token);
  if (!owner) throw new Conflict('card_over', 'classes.card.over');
  return openSessionFor(ctx, owner.id, { remember: false, tookSecondStep: false });
}

async function findOwner({ db }: Pick<Ctx, 'db'>, typed: string) {
  const token = readClearCode(typed, cardLength);
  if (token === undefined) return undefined;
  return selectUsers(db)
    .innerJoin('student_cards', 'student_cards.user_id', 'users.id')
    .select(['users.id', 'users.first_name'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
}
