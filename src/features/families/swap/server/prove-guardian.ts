import type { UserId } from '#core/ids.ts';
import { Forbidden, Invalid, TooMany } from '#core/refusals.ts';
import { noPassword, verifyPassword } from '#platform/crypto/passwords.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { takeTogether } from '#platform/limits/limits.ts';
import { selectUsers } from '#features/people/server/public.ts';
import { Pin, type SwapInput } from '../contract.ts';
import { findPins } from './pins.ts';

/** Decisions: leaving a child profile. */
const wrongTries = { tries: 5, seconds: 15 * 60, fromLast: true } as const;

export interface Proof {
  guardianId: UserId;
  by: 'pin' | 'password';
}

/**
 * Which of these guardians has typed her PIN or her password; after five wrong ones in a row on a device it has to wait. They are
 * counted apart from those at signing in, so that a child who tries never locks her parent out elsewhere. A right one clears only
 * her own count: otherwise it would let one guardian try out the PIN of another.
 */
export async function proveGuardian(
  ctx: RequestCtx,
  guardianIds: readonly UserId[],
  { pin, currentPassword }: Pick<SwapInput, 'pin' | 'currentPassword'>,
  device: string,
): Promise<Proof> {
  const by = pin === undefined ? 'password' : 'pin';
  return prove(ctx, guardianIds, {
    by,
    secret: pin ?? currentPassword ?? '',
    device,
    field: by === 'pin' ? 'pin' : 'currentPassword',
  });
}

/**
 * The same where one field takes either: four digits are a PIN if any of them has one, since a password is longer. Refuses at
 * the field `currentPassword`.
 */
export async function proveByEither(
  ctx: RequestCtx,
  guardianIds: readonly UserId[],
  { secret, device }: { secret: string; device: string },
): Promise<Proof> {
  const isPin = Pin.safeParse(secret).success && (await findPins(ctx, guardianIds)).size > 0;
  return prove(ctx, guardianIds, {
    by: isPin ? 'pin' : 'password',
    secret,
    device,
    field: 'currentPassword',
  });
}

interface Tried {
  by: Proof['by'];
  secret: string;
  /** By what wrong tries are counted. */
  device: string;
  /** Where it was typed. */
  field: string;
}

async function prove(ctx: RequestCtx, guardianIds: readonly UserId[], tried: Tried): Promise<Proof> {
  const { by, secret, device, field } = tried;
  if (secret === '') throw proofRequired();
  const keyOf = (id: UserId, kind: Proof['by']) => `families.${kind}:${id}:${device}`;
  const counters = guardianIds.map((id) => ({ key: keyOf(id, by), rule: wrongTries }));
  // Before it is judged, so that concurrent tries cannot slip past together.
  const taken = await takeTogether(ctx.limits, counters);
  if (!taken.allowed) {
    // Another guardian, who has tries left, may still be the one who typed.
    const others = guardianIds.filter((id) => taken.refusedBy?.key !== keyOf(id, by));
    if (others.length === 0) throw new TooMany(taken.retryAfterSeconds);
    return prove(ctx, others, tried);
  }
  let isWrong = false;
  try {
    const hashes = by === 'pin' ? await findPins(ctx, guardianIds) : await findPasswords(ctx, guardianIds);
    for (const guardianId of guardianIds) {
      if (!(await verifyPassword(secret, hashes.get(guardianId)))) continue;
      for (const kind of ['pin', 'password'] as const) await ctx.limits.clear(keyOf(guardianId, kind));
      return { guardianId, by };
    }
    isWrong = true;
  } finally {
    if (!isWrong) await taken.giveBack();
  }
  const messageKey = by === 'pin' ? 'families.field.pinWrong' : 'families.field.passwordWrong';
  throw new Invalid([{ path: field, messageKey }]);
}

/** Only a guardian’s PIN or password opens this. */
export function proofRequired(): Forbidden {
  return new Forbidden('proof_required', 'families.refusal.proofRequired');
}

/** With what each of these guardians comes back on a device that she has handed on; the order is theirs. */
export async function findProofs(
  ctx: Pick<RequestCtx, 'db'>,
  guardianIds: readonly UserId[],
): Promise<readonly { hasPin: boolean; hasPassword: boolean }[]> {
  const [pins, passwords] = [await findPins(ctx, guardianIds), await findPasswords(ctx, guardianIds)];
  return guardianIds.map((id) => ({
    hasPin: pins.has(id),
    hasPassword: (passwords.get(id) ?? noPassword) !== noPassword,
  }));
}

async function findPasswords(
  { db }: Pick<RequestCtx, 'db'>,
  guardianIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, string>> {
  const rows = await selectUsers(db).select(['id', 'password_hash']).where('id', 'in', guardianIds).execute();
  return new Map(rows.map((row) => [row.id, row.password_hash]));
}
