import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { addDays, localDateOf } from '#core/local-date.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { findOfferedCurrency } from '#features/currencies/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { recordMove } from '#features/campaigns/life/server/move.ts';
import { updateCampaign, type CampaignRow } from '#features/campaigns/server/campaign-rows.ts';
import { sealContact } from '#features/campaigns/server/contact.ts';
import { foldName } from '#features/campaigns/server/fold-name.ts';
import { isSlugTaken } from '#features/campaigns/server/slugs.ts';
import type { AboutInput, SetupView, Typed } from '../contract.ts';
import { daysAhead, proposeSlug } from '../policy.ts';
import { selectSetup, steps } from './select-setup.ts';

type Step = (typeof steps)[number];

/** The campaign that the caller is setting up, on whichever of her devices she began. */
export async function getSetup(ctx: RequestCtx): Promise<SetupView> {
  const { userId } = signedIn(ctx);
  const row = await selectSetup(ctx, userId).executeTakeFirst();
  const payer = await readPayer(ctx, userId);
  const place = visitorPlace(ctx);
  const today = localDateOf(ctx.clock.now(), place.timeZone);
  const typed = row ? readTyped(ctx, row) : {};
  return {
    step: row ? stepOf(row) : null,
    typed,
    proposedSlug: await proposeFreeSlug(ctx, typed.name ?? ''),
    place: place.id,
    firstDay: today,
    lastDay: addDays(today, daysAhead),
    teamLeaderName: payer.name,
    email: payer.emailAddress ?? '',
    currency: await findOfferedCurrency(ctx),
  };
}

/**
 * Adds what was typed to what is kept already; the first of it begins a campaign, unless she `goesOn` with one that is there: in an old
 * window it may be finished by now.
 */
export function keepSetup(
  ctx: Ctx,
  { typed, goesOn = false }: { typed: Typed; goesOn?: boolean | undefined },
): Promise<{ step: Step | null }> {
  return inTransaction(ctx, async (ctx) => {
    if (goesOn && !(await selectSetup(ctx, signedIn(ctx).userId).executeTakeFirst())) return { step: null };
    const row = await lockSetup(ctx);
    await updateCampaign(ctx, row, { sealed_typed: sealTyped(ctx, { ...readTyped(ctx, row), ...typed }) });
    return { step: stepOf(row) };
  });
}

/** The first step is done, or done again: the second one keeps what was typed into it. */
export function describeSetup(ctx: Ctx, about: AboutInput): Promise<{ step: 'step_2' }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockSetup(ctx);
    await updateCampaign(ctx, row, {
      ...aboutColumns(ctx, about),
      state: 'step_2',
      sealed_typed: sealTyped(ctx, { ...readTyped(ctx, row), ...about }),
    });
    if (row.state === 'step_1')
      await recordMove(ctx, row, { act: 'describe', state: 'step_2', who: signedIn(ctx).userId });
    return { step: 'step_2' as const };
  });
}

export async function discardSetup(ctx: Ctx): Promise<{ step: null }> {
  const { userId } = signedIn(ctx);
  await ctx.db
    .deleteFrom('campaigns')
    .where('organizer_id', '=', userId)
    .where('state', 'in', steps)
    .execute();
  return { step: null };
}

/** What the first step, and later changes, say of a campaign. */
export function aboutColumns(ctx: Pick<Ctx, 'sealing'>, about: AboutInput) {
  const { category, name, teamLeaderName } = about;
  return {
    category,
    name,
    folded_name: foldName(name),
    leader_name: teamLeaderName,
    sealed_contact: sealContact(ctx, about),
  };
}

/** The one unfinished campaign of the caller, which this begins if there is none, locked. */
async function lockSetup(ctx: Ctx): Promise<CampaignRow> {
  const { userId } = signedIn(ctx);
  const { minor } = await readPayer(ctx, userId);
  if (minor) throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('campaigns')
    .values({
      id: randomUUID(),
      organizer_id: userId,
      state: 'step_1',
      language: ctx.locale,
      created_at: now,
      state_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectSetup(ctx, userId).forUpdate().executeTakeFirstOrThrow();
}

const stepOf = ({ state }: CampaignRow): Step => (state === 'step_2' ? 'step_2' : 'step_1');

export function readTyped({ sealing }: Pick<Ctx, 'sealing'>, { sealed_typed: sealed }: CampaignRow): Typed {
  return sealed === null ? {} : (JSON.parse(sealing.open(sealed)) as Typed);
}

export function sealTyped({ sealing }: Pick<Ctx, 'sealing'>, typed: Typed): string {
  return sealing.seal(JSON.stringify(typed));
}

async function proposeFreeSlug(ctx: Pick<Ctx, 'db'>, name: string): Promise<string | null> {
  const wanted = proposeSlug(name);
  if (wanted === undefined) return null;
  for (const slug of [wanted, ...[2, 3, 4, 5].map((nth) => `${wanted.slice(0, 58)}-${nth}`)])
    if (!(await isSlugTaken(ctx, slug))) return slug;
  return null;
}
