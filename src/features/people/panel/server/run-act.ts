import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import { Conflict, Forbidden, Invalid, NotFound, type FieldIssue } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { answerIdempotently } from '#platform/idempotency/idempotency-keys.ts';
import { noReason, recordAudit } from '#features/people/audit/server/audit.ts';
import type { ActAnswer, ActField, ActInput } from '../contract.ts';
import { mayDo } from '../policy.ts';
import { findPanelPerson, lockPanelPerson, type PanelPerson } from './panel-person.ts';
import { personActs, type ActOutcome, type PersonAct } from './person-acts.ts';

/** Every act of every feature. */
export async function listActs(ctx: RequestCtx): Promise<PersonAct[]> {
  return (await callHook(ctx, personActs, undefined)).flat();
}

/** Does an act to a person; once, however often it is sent under one name. */
export async function actOnce(ctx: RequestCtx, input: ActInput): Promise<ActAnswer> {
  const run = async () => ({ location: (await runAct(ctx, input)).location ?? null });
  const { once } = input;
  if (once === undefined) return run();
  const call = { key: `${signedIn(ctx).userId}\nact:${once}`, body: JSON.stringify(input) };
  return answerIdempotently(ctx, call, run);
}

/**
 * Does an act to a person, in one transaction with its entry in the audit log. Refuses anyone without the act's
 * permission, and what makes no sense for this person now.
 */
export async function runAct(ctx: RequestCtx, input: ActInput): Promise<ActOutcome> {
  const caller = signedIn(ctx);
  const act = await getAct(ctx, input.act);
  const person = await findPanelPerson(ctx, input.id);
  if (!person) throw new NotFound();
  refuseIncomplete(act, act.shortestReason?.(person) ?? 0, input);
  await refuseUnlessOffered(ctx, act, person);
  const around = act.around ?? ((_ctx, _person, work) => work());
  return around(ctx, person, () =>
    inTransaction(ctx, async (ctx) => {
      const locked = await lockPanelPerson(ctx, person.id);
      if (!locked) throw new NotFound();
      await refuseUnlessOffered(ctx, act, locked);
      const reason = input.reason ?? '';
      const outcome = await act.run(ctx, locked, { ...input, reason });
      await recordAudit(ctx, {
        who: caller.userId,
        what: act.audited,
        subject: person.id,
        why: reason ? { written: reason } : noReason,
        before: outcome.before,
        after: outcome.after,
      });
      return outcome;
    }),
  );
}

/** The act of this name; refuses a caller without its permission. */
export async function getAct(ctx: RequestCtx, name: string): Promise<PersonAct> {
  const act = (await listActs(ctx)).find((act) => act.name === name);
  if (!act) throw new NotFound();
  if (!holdsPermission(signedIn(ctx), act.permission))
    throw new Forbidden('forbidden', 'app.refusal.forbidden');
  return act;
}

/** Refuses what lacks something that the act asks for. */
export function refuseIncomplete(
  { fields }: PersonAct,
  shortestReason: number,
  input: Pick<ActInput, ActField>,
): void {
  const issues: FieldIssue[] = fields
    .filter((field) => field !== 'reason' && input[field] === undefined)
    .map((path) => ({ path, messageKey: 'people.field.needed' }));
  if ((input.reason ?? '').length < shortestReason)
    issues.push({ path: 'reason', messageKey: 'people.field.reason' });
  if (issues.length > 0) throw new Invalid(issues);
}

async function refuseUnlessOffered(ctx: RequestCtx, act: PersonAct, person: PanelPerson): Promise<void> {
  if (!mayDo(signedIn(ctx), act, person) || !(await act.isOffered(ctx, person)))
    throw new Conflict('act_not_offered', 'people.refusal.actNotOffered');
}
