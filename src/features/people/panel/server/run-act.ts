import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import { Conflict, Forbidden, Invalid, NotFound, type FieldIssue } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { answerIdempotently } from '#platform/idempotency/idempotency-keys.ts';
import { recordAudit } from '#features/people/audit/server/audit.ts';
import type { ActAnswer, ActInput } from '../contract.ts';
import { mayDo } from '../policy.ts';
import { findPanelPerson, lockPanelPerson, type PanelPerson } from './panel-person.ts';
import { personActs, type PersonAct } from './person-acts.ts';

/** Every act of every feature. */
export async function listActs(ctx: RequestCtx): Promise<PersonAct[]> {
  return (await callHook(ctx, personActs, undefined)).flat();
}

/** Does an act to a person; once, however often it is sent under one name. */
export async function actOnce(ctx: RequestCtx, input: ActInput): Promise<ActAnswer> {
  const { once } = input;
  if (once === undefined) return runAct(ctx, input);
  const call = { key: `${signedIn(ctx).userId}\nact:${once}`, body: JSON.stringify(input) };
  return answerIdempotently(ctx, call, () => runAct(ctx, input));
}

/**
 * Does an act to a person, in one transaction with its entry in the audit log. Refuses anyone without the act's
 * permission, and what makes no sense for this person now.
 */
async function runAct(ctx: RequestCtx, input: ActInput): Promise<ActAnswer> {
  const caller = signedIn(ctx);
  const act = (await listActs(ctx)).find(({ name }) => name === input.act);
  if (!act) throw new NotFound();
  if (!holdsPermission(caller, act.permission)) throw new Forbidden('forbidden', 'app.refusal.forbidden');
  const person = await findPanelPerson(ctx, input.id);
  if (!person) throw new NotFound();
  refuseIncomplete(act, person, input);
  await refuseUnlessOffered(ctx, act, person);
  const around = act.around ?? ((_ctx, _person, work) => work());
  return around(ctx, person, () =>
    inTransaction(ctx, async (ctx) => {
      const locked = await lockPanelPerson(ctx, person.id);
      if (!locked) throw new NotFound();
      await refuseUnlessOffered(ctx, act, locked);
      const reason = input.reason ?? '';
      const { before, after, location } = await act.run(ctx, locked, { ...input, reason });
      await recordAudit(ctx, {
        who: caller.userId,
        what: act.audited,
        subject: person.id,
        why: reason || 'no reason given',
        before,
        after,
      });
      return { location: location ?? null };
    }),
  );
}

function refuseIncomplete({ fields, shortestReason }: PersonAct, person: PanelPerson, input: ActInput): void {
  const issues: FieldIssue[] = fields
    .filter((field) => field !== 'reason' && input[field] === undefined)
    .map((path) => ({ path, messageKey: 'people.field.needed' }));
  const least = shortestReason?.(person) ?? 0;
  if ((input.reason ?? '').length < least) issues.push({ path: 'reason', messageKey: 'people.field.reason' });
  if (issues.length > 0) throw new Invalid(issues);
}

async function refuseUnlessOffered(ctx: RequestCtx, act: PersonAct, person: PanelPerson): Promise<void> {
  if (!mayDo(signedIn(ctx), act, person) || !(await act.isOffered(ctx, person)))
    throw new Conflict('act_not_offered', 'people.refusal.actNotOffered');
}
