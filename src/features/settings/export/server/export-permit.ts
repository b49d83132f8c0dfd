import * as z from 'zod';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { ExportPermit, PermitExportInput } from '#features/settings/contract.ts';
import { listMembersOf } from '#features/families/server/public.ts';
import { refuseFamilyMember } from '#features/people/server/public.ts';
import { confirmPassword } from '#features/sign-in/server/public.ts';

/** `GET` of it sends all personal data of the caller; requires a permit. */
export const exportAddress = '/api/users/current/export';

const permitSeconds = 5 * 60;
/** `by`: who may fetch it. */
const Permit = z.object({
  kind: z.literal('export'),
  userId: z.string(),
  by: z.string(),
  until: z.number(),
});

/**
 * Returns the address at which the data of the caller, or of a child of hers, can be fetched, for five minutes and by her
 * alone. Requires the password: a device left unlocked exposes one page, not a whole childhood. A member of a family has none,
 * so a guardian asks for her.
 */
export async function permitExport(ctx: RequestCtx, input: PermitExportInput): Promise<ExportPermit> {
  const { memberId, currentPassword } = input;
  await refuseFamilyMember(ctx, signedIn(ctx).userId);
  const userId = await confirmPassword(ctx, currentPassword);
  if (memberId === undefined) return { location: makePermit(ctx, userId) };
  const own = (await listMembersOf(ctx, userId)).find(({ id }) => id === memberId);
  if (!own) throw new NotFound();
  return { location: makePermit(ctx, own.id as UserId) };
}

/** The address at which the caller, and nobody else, can fetch someone's data for five minutes. */
export function makePermit(ctx: RequestCtx, userId: UserId): string {
  const until = ctx.clock.now().getTime() + permitSeconds * 1000;
  const { userId: by } = signedIn(ctx);
  const permit = ctx.sealing.seal(JSON.stringify({ kind: 'export', userId, by, until }));
  return `${exportAddress}?${new URLSearchParams({ permit }).toString()}`;
}

/** Whose data may be sent now; refuses with `reauth_required` without a valid permit of the caller's. */
export function usePermit(ctx: RequestCtx, sealed: unknown): UserId {
  const { userId } = signedIn(ctx);
  const permit = openPermit(ctx, sealed);
  if (permit?.by !== userId || permit.until <= ctx.clock.now().getTime())
    throw new Forbidden('reauth_required', 'settings.refusal.exportPermit');
  return permit.userId as UserId;
}

function openPermit({ sealing }: RequestCtx, sealed: unknown): z.infer<typeof Permit> | undefined {
  if (typeof sealed !== 'string') return undefined;
  try {
    return Permit.safeParse(JSON.parse(sealing.open(sealed))).data;
  } catch {
    // Anything else cannot be opened, so there is no permit.
    return undefined;
  }
}
