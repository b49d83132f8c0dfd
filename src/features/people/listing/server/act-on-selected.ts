import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound, Refusal } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findSelected } from '#platform/listing/select-rows.ts';
import { anyReason } from '#features/people/panel/policy.ts';
import type { OfferedAct } from '#features/people/panel/contract.ts';
import type { BulkRule, PersonAct } from '#features/people/panel/server/person-acts.ts';
import { getAct, listActs, refuseIncomplete, runAct } from '#features/people/panel/server/run-act.ts';
import { viewAct } from '#features/people/panel/server/view-act.ts';
import type { BulkActAnswer, BulkActInput } from '../contract.ts';
import { usersListing } from './users-listing.ts';

/** A reason for several people is as long as one for any of them has to be. */
const shortestReasonOf = ({ fields }: PersonAct) => (fields.includes('reason') ? anyReason : 0);

/** What the caller may do to several people at once. */
export async function listBulkActs(ctx: RequestCtx): Promise<OfferedAct[]> {
  const caller = signedIn(ctx);
  const acts = await listActs(ctx);
  return acts
    .filter(({ bulk, permission }) => bulk !== undefined && holdsPermission(caller, permission))
    .map((act) => viewAct(ctx, act, shortestReasonOf(act)));
}

/**
 * Does an act to everyone who is selected, one after another, each in a transaction with its own entry in the audit log.
 * What is refused for one person is left out, and the others go on.
 */
export async function actOnSelected(
  ctx: RequestCtx,
  { act: name, selection, ...values }: BulkActInput,
): Promise<BulkActAnswer> {
  const act = await getAct(ctx, name);
  if (!act.bulk) throw new NotFound();
  refuseIncomplete(act, shortestReasonOf(act), values);
  const ids = await findSelected(ctx, usersListing, selection);
  const inverses: Inverse[] = [];
  let done = 0;
  for (const id of ids) {
    try {
      const { before } = await runAct(ctx, { ...values, id, act: name });
      done += 1;
      if (act.bulk.undo) inverses.push({ id, call: act.bulk.undo(before ?? {}) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { done, leftOut: ids.length - done, undo: joinCalls(inverses) };
}

interface Inverse {
  id: string;
  call: ReturnType<NonNullable<BulkRule['undo']>>;
}

/** One call for all whom the same one restores. */
function joinCalls(inverses: Inverse[]): BulkActAnswer['undo'] {
  const groups = Map.groupBy(inverses, ({ call }) => JSON.stringify(call));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ call }) => ({ ...call, ids: group.map(({ id }) => id) })),
  );
}
