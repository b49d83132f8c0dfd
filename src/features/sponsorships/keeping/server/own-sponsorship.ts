import { NotFound, Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { nextAnniversary } from '#platform/jewish-calendar/anniversaries.ts';
import { periodOf } from '#features/sponsorships/booking/server/free-days.ts';
import { keepNextYear } from '#features/sponsorships/life/server/keep-next-year.ts';
import { anniversaryKindOf, sponsorshipTarget, type DedicationKind } from '#features/sponsorships/policy.ts';
import { saySponsorship } from '#features/sponsorships/server/name-sponsorship.ts';
import { sayPeriod } from '#features/sponsorships/server/say-period.ts';
import {
  findSponsorship,
  lockKnownSponsorship,
  updateSponsorship,
  wordsOf,
  type SponsorshipRow,
} from '#features/sponsorships/server/sponsorship-rows.ts';
import { tellSponsorshipsChanged } from '#features/sponsorships/server/sponsorships-changed.ts';
import { tellStaff } from '#features/sponsorships/server/tell-staff.ts';
import type { OwnSponsorship } from '../contract.ts';

/** A sponsorship by the token of its sponsor's page. */
export async function getOwn(ctx: Ctx, { token }: { token: string }): Promise<OwnSponsorship> {
  const row = await findSponsorship(ctx, { token });
  if (!row) throw new NotFound();
  return view(ctx, row);
}

async function view(ctx: Ctx, row: SponsorshipRow): Promise<OwnSponsorship> {
  const { span, kind, anchor_on, last_on, state, held_until } = row;
  const next = periodOf(span, nextAnniversary(anchor_on, last_on, anniversaryKindOf(kind)));
  const { civil, hebrew } = sayPeriod(span, next, ctx.locale);
  const now = ctx.clock.now();
  const repeats = row.repeats && state !== 'freed';
  const isKept = state === 'kept' && held_until !== null && held_until > now;
  return {
    about: await saySponsorship(ctx, row, ctx.locale),
    span,
    firstOn: row.first_on,
    lastOn: last_on,
    kind,
    words: wordsOf(ctx, row),
    state,
    review: row.review,
    reason: row.reason,
    version: row.version,
    repeats,
    mayChange: isOpen(ctx, row),
    nextYear: repeats ? `${hebrew} (${civil})` : null,
    payTarget: isKept ? `${sponsorshipTarget}:${row.id}` : null,
    keptUntil: isKept ? held_until.toISOString() : null,
  };
}

/** Its words and its repeating can change while it is paid or kept, and its days are not over. */
function isOpen({ clock }: Pick<Ctx, 'clock'>, { state, last_on }: SponsorshipRow): boolean {
  return (state === 'given' || state === 'kept') && last_on >= clock.now().toISOString().slice(0, 10);
}

/** Changes for whom it is. What changes is not shown until staff has looked at it. */
export async function reword(
  ctx: Ctx,
  { token, kind, words }: { token: string; kind: DedicationKind; words: string },
): Promise<OwnSponsorship> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockKnownSponsorship(ctx, { token });
    if (!isOpen(ctx, row)) throw new Conflict('over', 'sponsorships.refusal.over');
    if (row.kind === kind && wordsOf(ctx, row) === words) return view(ctx, row);
    const set = {
      kind,
      sealed_words: ctx.sealing.seal(words),
      review: 'waiting',
      reason: '',
      version: row.version + 1,
    } as const;
    const changed = await updateSponsorship(ctx, row, set);
    const next = await lockNext(ctx, row);
    if (next) await updateSponsorship(ctx, next, { ...set, version: next.version + 1 });
    if (row.state === 'given') await tellStaff(ctx, changed);
    tellSponsorshipsChanged(ctx);
    return view(ctx, changed);
  });
}

/** Keeps the next year's date for its sponsor, or frees it. */
export async function setRepeating(
  ctx: Ctx,
  { token, repeats }: { token: string; repeats: boolean },
): Promise<OwnSponsorship> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockKnownSponsorship(ctx, { token });
    if (!isOpen(ctx, row)) throw new Conflict('over', 'sponsorships.refusal.over');
    if (row.repeats === repeats) return view(ctx, row);
    const changed = await updateSponsorship(ctx, row, { repeats });
    const next = await lockNext(ctx, row);
    if (!repeats && next) await updateSponsorship(ctx, next, { state: 'freed', held_until: null });
    if (repeats && row.state === 'given' && !next) await keepNextYear(ctx, changed);
    return view(ctx, changed);
  });
}

/** What is kept of the next year for the same sponsor. */
function lockNext({ db }: Ctx, { id }: SponsorshipRow): Promise<SponsorshipRow | undefined> {
  return db
    .selectFrom('sponsorships')
    .selectAll()
    .where('renews', '=', id)
    .where('state', '=', 'kept')
    .forUpdate()
    .executeTakeFirst();
}
